/** Swedish of `en/ignored.ts`. */
import type { IGNORED as ENGLISH } from '../en/ignored.ts';
import type { Words } from '../words.ts';

export const IGNORED = {
  tumbling: 'tärningarna rullar än',
  farkled: 'Farkle visas än',
  'turn-change': 'turen gick vidare för mindre än 300 ms sedan',
  saving: 'det senaste draget sparas än',
  stopped: 'bordet har stannat på grund av ett fel',
  service: 'bordet visar en servicesida',
  unused: 'knappen gör inget just nu',
  'not-choosing': 'ingen ruta väljs just nu',
  'no-letter': 'det finns ingen bokstav att radera',
} satisfies Words<typeof ENGLISH>;
