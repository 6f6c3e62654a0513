/** What the parts of filter-board.svg are, in words. */
import { PICK_UP_COLUMN } from '../coin-harness.ts';
import { ohms, VALUES } from '../electrics.ts';
import type { FilterBoard, FilterPart } from '../filter-blocks.ts';
import { label, wrapped } from './svg.ts';

const LEGEND = { left: 238, width: 56, top: 26, line: 4.1, gap: 1.8 } as const;

/** Texts beside the board, with how many there are of each. */
export function filterLegend({ parts, cuts }: FilterBoard): string[] {
  const count = (kind: FilterPart['kind'], name?: string): number =>
    parts.filter((part) => part.kind === kind && (name === undefined || part.name === name)).length;
  const texts = [
    'Seen from the side of the parts; the copper strips run from left to right below. From the copper side left and right are changed.',
    `R1 ${ohms(VALUES.buzzerOhm)} × ${count('resistor', 'R1')}`,
    `R2 ${ohms(VALUES.lanePullDownOhm)} × ${count('resistor', 'R2')}`,
    `R3 ${ohms(VALUES.inputSeriesOhm)} × ${count('resistor', 'R3')}`,
    `R4 ${ohms(VALUES.inputPullUpOhm)} × ${count('resistor', 'R4')}`,
    `R5 ${ohms(VALUES.busPullUpOhm)} × ${count('resistor', 'R5')}`,
    `C1 ${VALUES.inputFarad * 1e9} nF × ${count('capacitor', 'C1')}, legs spread to two holes`,
    `C2 ${VALUES.railFilterFarad * 1e9} nF × ${count('capacitor', 'C2')}, likewise`,
    `Green: screw terminals, ${count('terminal')}, openings to the edge. White with numbers: sockets of plugs, ${count('socket')}; from left to right and down lane 1, lane 2, left and right display (on the same strips), lane 3, buzzer.`,
    `Red crosses: ${cuts.length} cuts, made first, by a drill of 4 mm turned in the hole, also with an Uno.`,
    `Orange strips: 5V-BOARD; grey strips: GND-BOARD, joined by ${count('link')} bare wires (thick lines).`,
    `Blue rings: ${count('wire')} wires in, each from the pin whose name is beside it: from the shield of an Uno, or from the ring beside that pin of a Nano.`,
    'Dashed blue: two sockets for a Nano, USB to the lower edge; wires lie below it. Its rings are for those wires. Not for an Uno.',
    'The last terminal on the left is shared: rail sense above, ground join (GND-BOARD) below.',
    `Green rings in column ${PICK_UP_COLUMN + 1}: the cable of a coin door, if there is one.`,
    'Large circles: screws; drill 3.2 mm through, and leave the dashed ring free.',
  ];
  const lines = texts.map((text) => wrapped(text, LEGEND.width));
  const above = (index: number): number =>
    lines
      .slice(0, index)
      .reduce<number>((sum, { length }) => sum + length * LEGEND.line + LEGEND.gap, LEGEND.top);
  return lines.flatMap((list, index) =>
    list.map((text, number) => label([LEGEND.left, above(index) + number * LEGEND.line], text)),
  );
}
