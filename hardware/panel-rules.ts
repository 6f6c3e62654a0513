/** What must hold of a panel before it is cut: each broken rule is one sentence with its figures. */
import { type Cut, type Feature, PANEL, RIGHT_HANDED } from './panel.ts';

/** Between two cuts, so that the bridge neither breaks nor bends when a button is pressed. */
const BRIDGE_MM = 3;
/** From the edge to a cut: wood and acrylic split nearer. */
const EDGE_MM = 6;

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function areaOf({ x, y }: Pick<Cut, 'x' | 'y'>, width: number, height: number): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const cutArea = (cut: Cut): Area => areaOf(cut, cut.width, cut.height);

/** How far apart two rectangles are; 0 when they touch or overlap. */
function rectanglesApart(a: Area, b: Area): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(dx, dy);
}

/** A round cut is a point with room around it. */
function cutsApart(a: Cut, b: Cut): number {
  const core = (cut: Cut): Area => (cut.shape === 'round' ? areaOf(cut, 0, 0) : cutArea(cut));
  const around = (cut: Cut): number => (cut.shape === 'round' ? cut.width / 2 : 0);
  return rectanglesApart(core(a), core(b)) - around(a) - around(b);
}

const rounded = (mm: number): number => Math.round(mm * 10) / 10;

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));
}

function edgeProblems(features: readonly Feature[]): string[] {
  return features.flatMap(({ name, cuts }) => {
    const areas = cuts.map(cutArea);
    const least = Math.min(
      ...areas.flatMap(({ left, right, top, bottom }) => [
        ...[left, top, PANEL.width - right, PANEL.height - bottom],
      ]),
    );
    if (least < 0) return [`${name} leaves the panel by ${rounded(-least)} mm`];
    return least < EDGE_MM ? [`${name} is ${rounded(least)} mm from the edge, at least ${EDGE_MM}`] : [];
  });
}

function bridgeProblems(features: readonly Feature[]): string[] {
  const cuts = features.flatMap(({ name, cuts: own }) => own.map((cut) => ({ name, cut })));
  return pairs(cuts).flatMap(([a, b]) => {
    const apart = cutsApart(a.cut, b.cut);
    if (apart >= BRIDGE_MM) return [];
    const where = a.name === b.name ? `two cuts of ${a.name}` : `${a.name} and ${b.name}`;
    return [`${where} are ${rounded(Math.max(0, apart))} mm apart, at least ${BRIDGE_MM}`];
  });
}

function bodyProblems(features: readonly Feature[]): string[] {
  const bodies = features.flatMap(({ name, cuts: [first], behind }) =>
    first === undefined ? [] : [{ name, area: areaOf(first, ...behind) }],
  );
  return [
    ...pairs(bodies).flatMap(([a, b]) =>
      rectanglesApart(a.area, b.area) === 0 ? [`${a.name} and ${b.name} meet behind the panel`] : [],
    ),
    ...bodies.flatMap(({ name, area: { left, right, top, bottom } }) => {
      const room = Math.min(left, top, PANEL.width - right, PANEL.height - bottom);
      const least = name.startsWith('edge screw') ? 0 : 2 * PANEL.edgeScrew;
      if (room < 0) return [`the body of ${name} sticks out of the panel`];
      return room < least ? [`the body of ${name} meets the wall of the box`] : [];
    }),
  ];
}

/** All broken rules; empty when the panel may be cut. */
export function panelProblems(features: readonly Feature[] = RIGHT_HANDED): string[] {
  return [...edgeProblems(features), ...bridgeProblems(features), ...bodyProblems(features)];
}
