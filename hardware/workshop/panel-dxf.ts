/** panel.dxf: what a laser or a mill cuts, in millimetres; y runs upwards there. */
import makerjs from 'makerjs';
import { type Cut, EARTH_HOLE, type Feature, PANEL } from '../panel.ts';

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

/** The outline on a layer of its own, so that it can be cut last; the earth's hole on another, since wood has none. */
export function panelDxf(features: readonly Feature[]): string {
  const outline = new makerjs.models.RoundRectangle(PANEL.width, PANEL.height, PANEL.corner);
  const holes = (isEarth: boolean): Record<string, makerjs.IModel> =>
    Object.fromEntries(
      features
        .filter(({ name }) => (name === EARTH_HOLE.name) === isEarth)
        .flatMap(({ name, cuts }) => cuts.map((cut, index) => [`${name} ${index + 1}`, cutModel(cut)])),
    );
  return makerjs.exporter.toDXF(
    {
      units: makerjs.unitType.Millimeter,
      models: {
        cuts: onLayer({ models: holes(false) }, 'CUTS'),
        earth: onLayer({ models: holes(true) }, 'EARTH'),
        outline: onLayer(outline, 'OUTLINE'),
      },
    },
    {
      units: makerjs.unitType.Millimeter,
      layerOptions: { CUTS: { color: 1 }, EARTH: { color: 3 }, OUTLINE: { color: 5 } },
    },
  );
}
