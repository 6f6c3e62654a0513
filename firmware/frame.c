/* Frames on the serial line: stuffed, numbered, checked. */
#include "frame.h"

#include <string.h>

#include "cobs.h"
#include "crc.h"
#include "uart.h"

#define HEAD_BYTES 2 /* type, seq */
#define CRC_BYTES 2
#define STUFFING_BYTES 2
/* The longest message of the board. */
#define PAYLOAD_MAX sizeof(struct msg_input)

static struct cobs_reader reader;
static uint8_t next_seq;
static uint16_t bad;

void frame_count_bad(void) {
  if (bad != 0xffff) bad++;
}

uint16_t frame_bad(void) { return bad; }

static bool good(const uint8_t *data, uint8_t length) {
  if (length < HEAD_BYTES + CRC_BYTES) return false;
  const uint8_t checked = length - CRC_BYTES;
  const uint16_t sent = data[checked] | (uint16_t)(data[checked + 1] << 8);
  return crc16_of(data, checked) == sent;
}

bool frame_next(struct frame *frame) {
  for (uint8_t waiting = uart_waiting(); waiting; waiting--) {
    const enum cobs_result result = cobs_read(&reader, uart_read());
    if (result == COBS_MORE) continue;
    if (result == COBS_BROKEN || !good(reader.data, reader.length)) {
      frame_count_bad();
      continue;
    }
    frame->type = reader.data[0];
    frame->seq = reader.data[1];
    frame->payload = reader.data + HEAD_BYTES;
    frame->length = reader.length - HEAD_BYTES - CRC_BYTES;
    return true;
  }
  return false;
}

bool frame_room(uint8_t length) {
  return uart_room() >= (uint8_t)(length + HEAD_BYTES + CRC_BYTES + STUFFING_BYTES);
}

void frame_send(uint8_t type, const void *payload, uint8_t length) {
  uint8_t data[HEAD_BYTES + PAYLOAD_MAX + CRC_BYTES];
  uint8_t stuffed[sizeof data + STUFFING_BYTES];
  data[0] = type;
  data[1] = next_seq++;
  memcpy(data + HEAD_BYTES, payload, length);
  length += HEAD_BYTES;
  const uint16_t crc = crc16_of(data, length);
  data[length++] = (uint8_t)crc;
  data[length++] = (uint8_t)(crc >> 8);
  uart_write(stuffed, cobs_write(stuffed, data, length));
}
