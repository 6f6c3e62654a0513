/* The buzzer: Timer1 alone makes the tone, also while a drawing holds every interrupt. */
#include "tone.h"

#include <avr/io.h>
#include <stdbool.h>

#include "clock.h"

static bool playing;
static uint32_t ends_at;
static bool known; /* `last_seq` is the seq of a tone of this session, not long ago */
static uint8_t last_seq;

void tone_stop(void) {
  /* Out of the timer's hands the pin is an output at 0: no current through the buzzer. */
  TCCR1A = 0;
  TCCR1B = 0;
  playing = false;
}

static void start(uint16_t top, uint16_t compare) {
  tone_stop();
  TCNT1 = 0;
  ICR1 = top;
  OCR1A = compare < top ? compare : top;
  TCCR1A = _BV(COM1A1) | _BV(WGM11);
  TCCR1B = _BV(WGM13) | _BV(WGM12) | _BV(CS11); /* fast PWM up to ICR1, clk/8 */
}

void tone_set(const struct msg_tone *message, uint8_t seq, uint32_t now) {
  if (known && seq == last_seq) return;
  known = true;
  last_seq = seq;
  if (message->top == 0 || message->duration_ms == 0) {
    tone_stop();
    return;
  }
  start(message->top, message->compare);
  /* ms to units of 64 µs: 1000 / 64 = 125 / 8 */
  ends_at = now + ((uint32_t)message->duration_ms * 125 >> 3);
  playing = true;
}

void tone_heard(uint8_t seq) {
  if ((uint8_t)(seq - last_seq) >= 128) known = false;
}

void tone_new_session(void) { known = false; }

void tone_watch(uint32_t now) {
  if (playing && (int32_t)(now - ends_at) >= 0) tone_stop();
}
