import { describe, expect, test } from 'vitest';
import { LEDS } from '../../../hardware/cabinet.ts';
import { DARK_PICTURE, type Picture } from '../../../src/table/picture/picture.ts';
import { Conversation, contentOf, pictureOf } from './conversation.ts';

const started = () => new Conversation().start().run(30);

/** Slot 0 lit in the colour, everything else dark. */
const coloured = (red: number): Picture =>
  DARK_PICTURE.map((slot, index) =>
    index === 0
      ? {
          planes: [[255, 255, 255, 255, 255, 255, 255, 255], slot.planes[1]],
          palette: [[red, 0, 0], ...slot.palette.slice(1)] as unknown as (typeof slot)['palette'],
        }
      : slot,
  );

describe('what goes over the wire', () => {
  test('a picture of known tiles and palettes is one frame', () => {
    const talk = started();
    talk.show(pictureOf(1)).run(10);
    talk.show(pictureOf(2)).run(10);
    talk.heard();
    talk.show(pictureOf(1)).run(10);
    expect(talk.heard()).toEqual(['picture']);
    expect(talk.chip.picture).toBe(contentOf(pictureOf(1)));
  });

  test('equal tiles of several slots are uploaded once', () => {
    const talk = started();
    talk.show(DARK_PICTURE).run(10);
    expect(talk.chip.heard.filter(({ name }) => name === 'tiles')).toMatchObject([
      { message: { first: 0, rows: new Uint8Array(LEDS.height) } },
    ]);
    expect(talk.chip.heard.filter(({ name }) => name === 'palette')).toHaveLength(1);
  });

  test('the same picture again costs nothing', () => {
    const talk = started();
    talk.show(pictureOf(1)).run(20).heard();
    talk.show(pictureOf(1)).run(20);
    expect(talk.heard()).toEqual([]);
  });

  test('new tiles are acknowledged before their picture is sent, neighbours together', () => {
    const talk = started();
    talk.heard();
    talk.show(pictureOf(1, { allNew: true })).run(1);
    expect(talk.heard()).toEqual(['tiles', 'tiles']);
    talk.run(5);
    expect(talk.heard().at(-1)).toBe('picture');
    expect(talk.chip.picture).toBe(contentOf(pictureOf(1, { allNew: true })));
  });

  test('a new palette rides before its picture without waiting', () => {
    const talk = started();
    talk.show(coloured(10)).run(10).heard();
    talk.show(coloured(11)).run(1);
    expect(talk.heard()).toEqual(['palette', 'picture']);
  });
});

describe('the newest wins', () => {
  test('two pictures may be under way, a third waits for an ACK, and those between are skipped', () => {
    const talk = started();
    for (let number = 0; number < 8; number += 1) talk.show(pictureOf(number)).run(10);
    talk.heard();
    talk.chip.pictures.length = 0;
    for (let number = 0; number < 8; number += 1) talk.show(pictureOf(number));
    talk.run(10);
    expect(talk.chip.pictures).toEqual([0, 1, 7].map((number) => contentOf(pictureOf(number))));
  });

  test('a picture that is under way is not sent again once a newer one is', () => {
    const talk = started();
    talk.show(pictureOf(1)).run(10);
    talk.show(pictureOf(2)).run(10);
    talk.chip.pictures.length = 0;
    talk.toBoard = () => new Uint8Array();
    talk.show(pictureOf(1)).run(5);
    talk.show(pictureOf(2)).run(5);
    talk.toBoard = (bytes) => bytes;
    talk.run(100);
    expect(talk.chip.pictures).toEqual([contentOf(pictureOf(2))]);
  });

  test('a picture of known tiles overtakes one that still needs an upload', () => {
    const talk = started();
    talk.show(pictureOf(1)).run(10);
    talk.show(pictureOf(2)).run(10);
    talk.chip.pictures.length = 0;
    talk.show(pictureOf(3, { allNew: true })).show(pictureOf(1));
    talk.run(1);
    expect(talk.chip.pictures).toEqual([contentOf(pictureOf(1))]);
    talk.run(100);
    expect(talk.chip.picture).toBe(contentOf(pictureOf(1)));
  });

  test('a stream of ever-new tiles that is faster than the wire does not freeze the LEDs', () => {
    const talk = started();
    talk.chip.pictures.length = 0;
    for (let number = 0; number < 200; number += 1) talk.show(pictureOf(number, { allNew: true })).run(1);
    expect(talk.chip.pictures.length).toBeGreaterThan(20);
    talk.run(50);
    expect(talk.chip.picture).toBe(contentOf(pictureOf(199, { allNew: true })));
  });
});

describe('places on the board', () => {
  test('far more tiles and palettes than there are places still give every picture right', () => {
    const talk = started();
    talk.chip.pictures.length = 0;
    for (let number = 0; number < 60; number += 1) talk.show(pictureOf(number, { allNew: true })).run(12);
    expect(talk.chip.pictures).toEqual(
      Array.from({ length: 60 }, (_, number) => contentOf(pictureOf(number, { allNew: true }))),
    );
  });

  test('what is used often stays, what was not used for long makes room', () => {
    const talk = started();
    for (let number = 0; number < 20; number += 1) {
      talk.show(pictureOf(1000)).run(10);
      talk.show(pictureOf(number, { allNew: true })).run(20);
    }
    talk.heard();
    talk.show(pictureOf(1000)).run(5);
    expect(talk.heard()).toEqual(['picture']);
  });

  test('a fade of a hundred colours leaves no wrong colour on the way', () => {
    const talk = started();
    talk.show(coloured(0)).run(10);
    talk.chip.pictures.length = 0;
    for (let red = 1; red <= 100; red += 1) talk.show(coloured(red)).run(3);
    talk.run(20);
    const right = new Set(Array.from({ length: 101 }, (_, red) => contentOf(coloured(red))));
    for (const picture of talk.chip.pictures) expect(right).toContain(picture);
    expect(talk.chip.picture).toBe(contentOf(coloured(100)));
  });
});
