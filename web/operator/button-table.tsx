/** How often every input was pressed, and how often its contact has bounced; while somebody tests them, also which are down. */
import type { Input } from '../../hardware/cabinet.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { nameOfInput } from './input-name.ts';

interface ButtonLine {
  readonly input: Input;
  readonly presses: number;
  readonly bounces: number;
  /** Left out: nobody looks at this moment. */
  readonly pressed?: boolean;
}

export function ButtonTable({ lines, live = false }: { lines: readonly ButtonLine[]; live?: boolean }) {
  const words = OPERATOR_WORDS.board;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.input}</th>
          {live && <th scope="col">{words.level}</th>}
          <th scope="col" class="number">
            {words.presses}
          </th>
          <th scope="col" class="number">
            {words.bounces}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ input, pressed = false, presses, bounces }) => (
          <tr key={input} data-input={input} data-pressed={pressed}>
            <th scope="row">{nameOfInput(input)}</th>
            {live && <td>{pressed ? `● ${words.pressed}` : `○ ${words.released}`}</td>}
            <td class="number">{OPERATOR_WORDS.amount.number(presses)}</td>
            <td class="number">{OPERATOR_WORDS.amount.number(bounces)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
