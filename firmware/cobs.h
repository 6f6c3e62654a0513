/* Consistent overhead byte stuffing: frames without zeros, ended by a zero. Pure. */
#ifndef COBS_H
#define COBS_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/protocol.h"

/* A frame before stuffing: without the code byte and the closing zero. */
#define COBS_DATA_MAX (FRAME_MAX_BYTES - 2)

struct cobs_reader {
  uint8_t data[COBS_DATA_MAX];
  uint8_t length;
  uint8_t left;     /* bytes until the next code byte */
  bool zero_due;    /* the block that ends now stands for its bytes and a zero */
  bool broken;      /* too long: everything up to the next zero is dropped */
};

enum cobs_result { COBS_MORE, COBS_FRAME, COBS_BROKEN };

/* Takes one byte in. After COBS_FRAME, `data` and `length` are valid until the next call. */
enum cobs_result cobs_read(struct cobs_reader *reader, uint8_t byte);

/*
 * Stuffs `length` bytes, fewer than 254, and adds the closing zero. `out` takes length + 2 bytes.
 * Returns how many were written.
 */
uint8_t cobs_write(uint8_t *out, const uint8_t *bytes, uint8_t length);

#endif
