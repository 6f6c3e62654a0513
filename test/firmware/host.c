/*
 * The pure modules of the firmware as a program of the host: one request a line on stdin, one answer a line on stdout.
 *
 *   crc <hex>                         CRC of the bytes
 *   cobs-write <hex>                  stuffed bytes
 *   cobs-read <hex>                   every frame in the bytes as hex, "broken" for each that is none
 *   debounce <first> <time:closed…>   for every sample pressed-now:pressed:stuck, all hexadecimal
 *   compose <source as hex>           factor, planes, masks as hex; the source is config, 32 tiles, palettes, slots
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cobs.h"
#include "compose.h"
#include "crc.h"
#include "debounce.h"

#define LINE_MAX 4000000

static char line[LINE_MAX];

static size_t bytes_of(const char *hex, uint8_t *out, size_t max) {
  size_t length = 0;
  unsigned value;
  for (; length < max && sscanf(hex, "%2x", &value) == 1; hex += 2) out[length++] = (uint8_t)value;
  return length;
}

static void print_bytes(const uint8_t *bytes, size_t length) {
  while (length--) printf("%02x", *bytes++);
}

static void crc(const char *hex) {
  uint8_t bytes[255];
  printf("%04x", crc16_of(bytes, (uint8_t)bytes_of(hex, bytes, sizeof bytes)));
}

static void stuff(const char *hex) {
  uint8_t bytes[253], out[255];
  print_bytes(out, cobs_write(out, bytes, (uint8_t)bytes_of(hex, bytes, sizeof bytes)));
}

static void unstuff(const char *hex) {
  static struct cobs_reader reader;
  uint8_t bytes[2000];
  const size_t length = bytes_of(hex, bytes, sizeof bytes);
  memset(&reader, 0, sizeof reader);
  for (size_t i = 0; i < length; i++) {
    const enum cobs_result result = cobs_read(&reader, bytes[i]);
    if (result == COBS_BROKEN) printf("broken ");
    if (result != COBS_FRAME) continue;
    print_bytes(reader.data, reader.length);
    printf(" ");
  }
}

static void debounce(char *words) {
  struct debounce state;
  char *word = strtok(words, " ");
  debounce_init(&state, (uint16_t)strtoul(word, 0, 16), 0);
  while ((word = strtok(0, " "))) {
    unsigned long time, closed;
    sscanf(word, "%lx:%lx", &time, &closed);
    const uint16_t now = debounce_sample(&state, (uint16_t)closed, (uint32_t)time);
    printf("%x:%x:%x ", now, state.pressed, state.stuck);
  }
}

static void composed(const char *hex) {
  static struct source source;
  leds_planes_t planes;
  leds_masks_t masks;
  uint8_t bytes[sizeof source.config + LEDS_TILES * LEDS_HEIGHT + sizeof source.palettes + sizeof source.slots];
  const uint8_t *next = bytes;
  if (bytes_of(hex, bytes, sizeof bytes) != sizeof bytes) exit(2);
  memcpy(&source.config, next, sizeof source.config), next += sizeof source.config;
  for (int tile = 0; tile < LEDS_TILES; tile++, next += LEDS_HEIGHT) compose_set_tile(&source.tiles[tile], next);
  memcpy(source.palettes, next, sizeof source.palettes), next += sizeof source.palettes;
  memcpy(source.slots, next, sizeof source.slots);
  printf("%02x ", compose(&source, (struct compose_stale){COMPOSE_ALL, COMPOSE_ALL}, 255, planes, masks));
  print_bytes(&planes[0][0], sizeof planes);
  printf(" ");
  print_bytes(&masks[0][0][0], sizeof masks);
}

int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *argument = strchr(line, ' ');
    if (!argument) return 2;
    *argument++ = 0;
    if (!strcmp(line, "crc")) crc(argument);
    else if (!strcmp(line, "cobs-write")) stuff(argument);
    else if (!strcmp(line, "cobs-read")) unstuff(argument);
    else if (!strcmp(line, "debounce")) debounce(argument);
    else if (!strcmp(line, "compose")) composed(argument);
    else return 2;
    printf("\n");
  }
  return 0;
}
