/* Without a host: presses on the display and in the buzzer, running pixels on the lanes. */
#ifndef SELF_TEST_H
#define SELF_TEST_H

#include <stdbool.h>
#include <stdint.h>

/* From the start on until the first HELLO of a host. */
void self_test_begin(void);
void self_test_end(void);

bool self_test_running(void);

/* Once a millisecond. True when planes and masks have changed: now leds_draw. */
bool self_test_watch(uint32_t now);

#endif
