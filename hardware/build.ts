/** From a box of parts to a closed cabinet, as plain data: BUILD.md is made of it. Every count comes from the other tables. */
import { MAKING } from './build-making.ts';
import { MOUNTING } from './build-mounting.ts';
import type { BuildStep } from './build-step.ts';

export const BUILD_STEPS: readonly BuildStep[] = [...MAKING, ...MOUNTING];
