/** panel.dxf: what a laser or a mill cuts, in millimetres; y runs upwards there. */
import makerjs from 'makerjs';
import { type Cut, type Feature, PANEL } from '../panel.ts';

const upwards = (y: number): number => PANEL.height - y;

function cutModel({ shape, x, y, width, height }: Cut): makerjs.IModel {
  if (shape === 'round') return { paths: { hole: new makerjs.paths.Circle([x, upwards(y)], width / 2) } };
  return makerjs.model.move(new makerjs.models.Rectangle(width, height), [
    x - width / 2,
    upwards(y) - height / 2,
  ]);
}

function onLayer(model: makerjs.IModel, layer: string): makerjs.IModel {
  return { ...model, layer };
}

/** The outline on a layer of its own, so that it can be cut last. */
export function panelDxf(features: readonly Feature[]): string {
  const outline = new makerjs.models.RoundRectangle(PANEL.width, PANEL.height, PANEL.corner);
  const cuts = features.flatMap(({ name, cuts: own }) =>
    own.map((cut, index) => [`${name} ${index + 1}`, cutModel(cut)] as const),
  );
  return makerjs.exporter.toDXF(
    {
      units: makerjs.unitType.Millimeter,
      models: {
        cuts: onLayer({ models: Object.fromEntries(cuts) }, 'CUTS'),
        outline: onLayer(outline, 'OUTLINE'),
      },
    },
    { units: makerjs.unitType.Millimeter, layerOptions: { CUTS: { color: 1 }, OUTLINE: { color: 5 } } },
  );
}
