/** The firmware: what knows the chip stands apart, and no module leads round in a circle. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { cyclesOf } from './imports.ts';

const FILES = ['firmware/*.[ch]', 'firmware/{avr,plain}/*.[chS]'].flatMap((pattern) => globSync(pattern));
const SHARED = FILES.filter((file) => dirname(file) === 'firmware');

const includesOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#include [<"](.+)[>"]$/gm)].map(([, name = '']) => name);
/** A header and its source are one module, wherever they stand. */
const moduleOf = (file: string): string => basename(file).replace(/\.[chS]$/, '');

test('only firmware/avr knows the chip: what stands outside names no register, no assembly and no header of the AVR', () => {
  expect(SHARED.length).toBeGreaterThan(20);
  const knowing = SHARED.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return /\bavr\/|\butil\/|__AVR__|__asm__|\b_BV\(|\bISR\(/.test(text);
  });
  expect(knowing).toEqual([]);
});

test('no module of the firmware leads round in a circle', () => {
  const modules = new Map<string, string[]>();
  for (const file of FILES.filter((each) => !each.includes('plain'))) {
    const used = includesOf(file).filter((name) => !name.startsWith('gen/'));
    modules.set(moduleOf(file), [...(modules.get(moduleOf(file)) ?? []), ...used.map(moduleOf)]);
  }
  const graph = [...modules].map(
    ([name, used]) => [name, used.filter((each) => each !== name && modules.has(each))] as const,
  );
  expect(cyclesOf(new Map(graph))).toEqual([]);
});

test('what the chip does in assembly has a plain twin of the same name, for the host and for other chips', () => {
  const twins = globSync('firmware/plain/*').map((file) => basename(file));
  expect(twins.toSorted()).toEqual(['flash.h', 'multiply.h', 'spread.h']);
  for (const name of twins) expect(globSync(`firmware/avr/${name}`)).toHaveLength(1);
});
