/*
 * The bit loop of the LED lanes, and the rings of the UART, which it serves between pixels.
 *
 * One bit takes 20 cycles for all lanes at once: high at 0; zeros fall at 5 (312 ns), ones at 12 (750 ns). While it is
 * under way, the next bit is put together: next = (m1 & c1) | (m2 & c2) | (m3 & c3), where bit i of m1, m2, m3 says
 * whether lane i's pixel has colour 1, 2, 3, and c1, c2, c3 in which lanes that colour has this bit set.
 * The last bit of a pixel loads the next pixel instead. No gap between pixels may reach 5 µs (80 cycles).
 */
#define __SFR_OFFSET 0
#include <avr/io.h>

#include "gen/pins.h"
#include "leds.h"
#include "samples.h"
#include "uart.h"

    .section .rings, "aw", @nobits
    .global uart_rx_ring
    .global uart_tx_ring
uart_rx_ring: .space UART_RX_BYTES
uart_tx_ring: .space UART_TX_BYTES

/* Y walks through the planes, Z through the masks, X through the receive ring. */
#define segments   r1  /* parts of a lane left: matrix, matrix, lamp, lamp */
#define pixels     r2  /* pixels left in this part */
#define errors     r3
#define txHead     r4
#define txTail     r5
#define eight      r6
#define untilSample r7
#define pinB       r8
#define pinD       r9
#define samples    r10 /* and r11 */
#define others     r12 /* and r13: masks of the other matrix */
#define masks      r14 /* and r15: masks of this matrix */
#define bits       r17
#define t          r18
#define u          r19
#define m1         r20
#define m2         r21
#define m3         r22
#define keep       r23 /* the port with all lanes low */
#define high       r24 /* the port with all lanes high */
#define next       r25

    .text
    .global leds_shift
leds_shift:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r17
    push r28
    push r29

    in   keep, PORTC
    andi keep, ~PINS_LANE_MASK & 0xFF
    mov  high, keep
    ori  high, PINS_LANE_MASK
    ldi  t, 4
    mov  segments, t
    ldi  t, LEDS_PIXELS_PER_SLOT
    mov  pixels, t
    ldi  t, LEDS_SAMPLE_PIXELS
    mov  eight, t
    ldi  t, LEDS_FIRST_SAMPLE_PIXELS
    mov  untilSample, t
    ldi  t, lo8(leds_samples)
    mov  samples, t
    ldi  t, hi8(leds_samples)
    mov  r11, t
    ldi  t, lo8(leds_masks)
    mov  masks, t
    ldi  t, hi8(leds_masks)
    mov  r15, t
    ldi  t, lo8(leds_masks + LEDS_BITS_PER_PIXEL * LEDS_PALETTE_COLOURS)
    mov  others, t
    ldi  t, hi8(leds_masks + LEDS_BITS_PER_PIXEL * LEDS_PALETTE_COLOURS)
    mov  r13, t
    clr  errors
    clr  pinB
    clr  pinD
    lds  txHead, uart_tx_head
    lds  txTail, uart_tx_tail
    lds  r26, uart_rx_head
    ldi  r27, hi8(uart_rx_ring)
    ldi  r28, lo8(leds_planes)
    ldi  r29, hi8(leds_planes)

    ld   m1, Y+
    ld   m2, Y+
    mov  m3, m1
    and  m3, m2
    eor  m1, m3
    eor  m2, m3

pixel:                      /* the low of the gap has begun; m1, m2, m3 are this pixel's */
    in   t, PINB
    or   pinB, t
    dec  untilSample
    brne receive
    movw r30, samples       /* store one sample: a contact counts as closed only if it was so all the time */
    st   Z+, pinD
    st   Z+, pinB
    lds  t, TCNT2
    st   Z+, t
    movw samples, r30
    mov  untilSample, eight
    clr  pinD
    clr  pinB
receive:
    lds  t, UCSR0A
    or   errors, t
    sbrs t, RXC0
    rjmp transmit
    lds  u, UDR0
    st   X, u
    inc  r26
transmit:
    cp   txTail, txHead
    breq colours
    sbrs t, UDRE0
    rjmp colours
    ldi  r31, hi8(uart_tx_ring)
    mov  r30, txTail
    ld   u, Z
    sts  UDR0, u
    inc  txTail
    ldi  u, UART_TX_BYTES - 1
    and  txTail, u
colours:
    movw r30, masks
    ld   next, Z+
    and  next, m1
    ld   u, Z+
    and  u, m2
    or   next, u
    ld   u, Z+
    and  u, m3
    or   next, u
    or   next, keep
    ldi  bits, LEDS_BITS_PER_PIXEL - 1

bit:
    out  PORTC, high        /* 0 */
    ld   t, Z+              /* 1 */
    and  t, m1              /* 3 */
    nop                     /* 4 */
    out  PORTC, next        /* 5 */
    ld   u, Z+              /* 6 */
    and  u, m2              /* 8 */
    or   t, u               /* 9 */
    ld   u, Z+              /* 10 */
    out  PORTC, keep        /* 12 */
    and  u, m3              /* 13 */
    or   t, u               /* 14 */
    or   t, keep            /* 15 */
    mov  next, t            /* 16 */
    dec  bits               /* 17 */
    brne bit                /* 18 */
    nop                     /* 19 */

    out  PORTC, high        /* 0: the last bit of the pixel */
    ld   m1, Y+             /* 1: the next pixel; after the last one two bytes are read in vain */
    ld   m2, Y+             /* 3 */
    out  PORTC, next        /* 5 */
    mov  m3, m1             /* 6 */
    and  m3, m2             /* 7 */
    eor  m1, m3             /* 8 */
    eor  m2, m3             /* 9 */
    in   t, PIND            /* 10 */
    or   pinD, t            /* 11 */
    out  PORTC, keep        /* 12 */

    dec  pixels
    breq part
    rjmp pixel
part:
    dec  segments
    breq done
    movw t, masks           /* the other matrix; its lamp has the same colours */
    movw masks, others
    movw others, t
    ldi  t, LEDS_PIXELS_PER_SLOT
    ldi  u, 1
    sbrs segments, 0        /* 3 left: the second matrix; 2, 1: the lamps */
    mov  t, u
    sbrs segments, 1
    mov  t, u
    mov  pixels, t
    rjmp pixel

done:                       /* segments is r1, the compiler's zero, and is zero again */
    sts  uart_rx_head, r26
    sts  uart_tx_tail, txTail
    mov  r24, errors
    pop  r29
    pop  r28
    pop  r17
    pop  r15
    pop  r14
    pop  r13
    pop  r12
    pop  r11
    pop  r10
    pop  r9
    pop  r8
    pop  r7
    pop  r6
    pop  r5
    pop  r4
    pop  r3
    pop  r2
    ret
