/* One sample of the input ports and the timer value at which it was taken. */
#ifndef SAMPLE_H
#define SAMPLE_H

#include <stdint.h>

/* The order of the fields is known to leds.S. */
struct sample {
  uint8_t pin_d;
  uint8_t pin_b;
  uint8_t count;
};

#endif
