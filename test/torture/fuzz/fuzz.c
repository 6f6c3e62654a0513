/*
 * The entry of the fuzzer, and of the replay of its corpus. An input is a first byte that says how to read the rest:
 *   bit 7 clear: the rest are bytes on the line as they are
 *   bit 7 set:   the rest are frames (type, seq, length, payload), to which checksum and stuffing are added here, since no
 *                mutation would ever guess them
 *   bits 0-5:    how many bytes arrive between two looks of the firmware, less one; bit 6: a button is pressed each time
 * Whatever arrives, everything that the board sends is good frames.
 */
#define _GNU_SOURCE
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "cobs.h"
#include "crc.h"

#define LINE_MAX 8192
#define UNITS_PER_LOOK 400 /* 25.6 ms: silence and resends come within one input */

static uint8_t *memory, *boot_state;
static size_t memory_size;
static struct cobs_reader answers;
static board_frame_listener listener;

static int find_memory(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  if (!strstr(info->dlpi_name, "libboard")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
    memory = (uint8_t *)(info->dlpi_addr + part->p_vaddr);
    memory_size = part->p_memsz;
  }
  return 1;
}

/* Byte by byte and unseen by the sanitizers: between the variables are their guards. */
__attribute__((no_sanitize("address", "undefined"))) static void copy(uint8_t *to, const uint8_t *from, size_t size) {
  for (volatile size_t i = 0; i < size; i++) to[i] = from[i];
}

static void reboot(void) {
  if (!memory) {
    uint8_t nothing[BOARD_SENT_MAX];
    dl_iterate_phdr(find_memory, 0);
    if (!memory) abort();
    board_run(0, nothing); /* binds the symbols, before the state is kept */
    boot_state = malloc(memory_size);
    copy(boot_state, memory, memory_size);
  }
  copy(memory, boot_state, memory_size);
  memset(&answers, 0, sizeof answers);
  board_boot(listener);
}

static void check(const uint8_t *sent, uint8_t length) {
  for (; length; length--, sent++) {
    const enum cobs_result result = cobs_read(&answers, *sent);
    if (result == COBS_MORE) continue;
    if (result != COBS_FRAME || answers.length < 4) abort();
    const uint8_t checked = answers.length - 2;
    const uint16_t crc = answers.data[checked] | (uint16_t)(answers.data[checked + 1] << 8);
    if (crc16_of(answers.data, checked) != crc) abort();
    if (answers.data[0] < 0x40) abort(); /* a message of the host's */
  }
}

static size_t frames(const uint8_t *data, size_t size, uint8_t *line) {
  size_t length = 0;
  while (size >= 3) {
    uint8_t frame[2 + 89 + 2], stuffed[sizeof frame + 2];
    size_t payload = data[2] % 90;
    if (payload > size - 3) payload = size - 3;
    memcpy(frame, data, 2);
    memcpy(frame + 2, data + 3, payload);
    const uint16_t crc = crc16_of(frame, (uint8_t)(payload + 2));
    frame[payload + 2] = (uint8_t)crc;
    frame[payload + 3] = (uint8_t)(crc >> 8);
    const uint8_t bytes = cobs_write(stuffed, frame, (uint8_t)(payload + 4));
    if (length + bytes > LINE_MAX) break;
    memcpy(line + length, stuffed, bytes);
    length += bytes;
    data += payload + 3;
    size -= payload + 3;
  }
  return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static uint8_t made[LINE_MAX];
  uint8_t sent[BOARD_SENT_MAX];
  if (size == 0) return 0;
  reboot();
  const uint8_t how = *data++;
  const uint8_t *line = data;
  size_t length = size - 1;
  if (how & 0x80) length = frames(data, length, made), line = made;
  const unsigned chunk = 1 + (how & 0x3f);
  for (size_t at = 0; at < length;) {
    for (unsigned i = 0; i < chunk && at < length && board_receive(line[at]); i++) at++;
    if (how & 0x40) board_press();
    check(sent, board_run(UNITS_PER_LOOK, sent));
  }
  /* Silence, until the board goes dark and beyond. */
  for (int looks = 0; looks < 100; looks++) check(sent, board_run(UNITS_PER_LOOK, sent));
  return 0;
}

#ifdef REPLAY
static void print_frame(uint8_t type, uint8_t seq, const uint8_t *payload, uint8_t length) {
  printf("%02x%02x", type, seq);
  while (length--) printf("%02x", *payload++);
  printf(" ");
}

/* Every argument is a file of the corpus; prints the frames that were taken for good ones, a line a file. */
int main(int count, char **names) {
  listener = print_frame;
  for (int i = 1; i < count; i++) {
    static uint8_t bytes[LINE_MAX];
    FILE *file = fopen(names[i], "rb");
    if (!file) return 2;
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    LLVMFuzzerTestOneInput(bytes, size);
    printf("\n");
  }
  return 0;
}
#endif
