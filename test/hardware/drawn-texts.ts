/** Reads the texts of a drawing, and where they lie on its paper. */
import { SMALLEST_TYPE, widthOf } from '../../hardware/drawing/svg.ts';

const TEXT =
  /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)" text-anchor="(\w+)"[^>]*>([^<]*)<\/text>/g;

interface Drawn {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function drawnTexts(svg: string): readonly Drawn[] {
  return [...svg.matchAll(TEXT)].map(([, x, y, height, anchor, content = '']) => {
    const text = plain(content);
    const size = Number(height);
    const width = widthOf(text, size);
    const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return { text, size, left, right: left + width, top: Number(y) - 0.7 * size, bottom: Number(y) };
  });
}

export const textsOf = (svg: string): readonly string[] => drawnTexts(svg).map(({ text }) => text);

const meet = (a: Drawn, b: Drawn): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What somebody with the paper in hand would complain about. */
export function textProblems(svg: string): readonly string[] {
  const [, width, height] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const texts = drawnTexts(svg);
  return texts.flatMap((each, index) => [
    ...texts
      .slice(index + 1)
      .flatMap((other) =>
        meet(each, other) ? [`"${each.text}" and "${other.text}" lie on each other`] : [],
      ),
    ...(each.size < SMALLEST_TYPE ? [`"${each.text}" is ${each.size} mm high`] : []),
    ...(each.left < 0 || each.right > (width ?? 0) || each.bottom > (height ?? 0)
      ? [`"${each.text}" leaves the paper`]
      : []),
  ]);
}
