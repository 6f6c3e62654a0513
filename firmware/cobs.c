/* Consistent overhead byte stuffing: frames without zeros, ended by a zero. Pure. */
#include "cobs.h"

/* A code of 0xFF stands for 254 bytes without a zero: it cannot occur in frames this short. */
_Static_assert(COBS_DATA_MAX < 254, "one code byte is enough for a frame without zeros");

static void begin(struct cobs_reader *reader) {
  reader->left = 0;
  reader->zero_due = false;
  reader->broken = false;
}

static void append(struct cobs_reader *reader, uint8_t byte) {
  if (reader->length < COBS_DATA_MAX)
    reader->data[reader->length++] = byte;
  else
    reader->broken = true;
}

enum cobs_result cobs_read(struct cobs_reader *reader, uint8_t byte) {
  if (byte == 0) {
    const bool empty = !reader->zero_due;
    const bool whole = !reader->broken && reader->left == 0;
    begin(reader);
    /* Zeros in a row are no frame and no mistake: a sender may open with one to end what was there before. */
    if (whole && empty) return COBS_MORE;
    return whole ? COBS_FRAME : COBS_BROKEN;
  }
  if (reader->left > 0) {
    reader->left--;
    append(reader, byte);
    return COBS_MORE;
  }
  if (reader->zero_due)
    append(reader, 0);
  else
    reader->length = 0;
  reader->zero_due = true;
  reader->left = byte - 1;
  return COBS_MORE;
}

uint8_t cobs_write(uint8_t *out, const uint8_t *bytes, uint8_t length) {
  uint8_t *code = out;
  uint8_t *next = out + 1;
  for (; length; length--, bytes++) {
    if (*bytes) {
      *next++ = *bytes;
      continue;
    }
    *code = (uint8_t)(next - code);
    code = next++;
  }
  *code = (uint8_t)(next - code);
  *next++ = 0;
  return (uint8_t)(next - out);
}
