/** How the cabinet is built, from the cabinet file; the shape of CONFIG_DEFAULTS. */
import type { ColourOrder, Layout, Orientation } from '../../hardware/cabinet.ts';

export interface Cabinet {
  readonly orientations: readonly Orientation[];
  readonly layout: Layout;
  readonly colourOrder: ColourOrder;
  readonly brightness: number;
  readonly limitMa: number;
  /** What one pixel at full white draws. */
  readonly pixelMa: number;
  readonly buttonLamps: boolean;
}
