import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Shape = Feature<MultiPolygon | Polygon>;

/** Reads the shapes of a world-atlas file, which come from Natural Earth. */
function shapesOf(file: string, name: 'countries' | 'land'): Shape[] {
  const path = new URL(import.meta.resolve(`world-atlas/${file}.json`));
  // The package's documented format; another one would fail in the geometry.
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<Record<string, GeometryCollection>>;
  const collection = atlas.objects[name];
  if (!collection) throw new Error(`${file} has no ${name}`);
  return (feature(atlas, collection) as FeatureCollection<MultiPolygon | Polygon>).features;
}

/** The coarse resolution suffices: a dot stands for hundreds of kilometres. */
export const readLand = (): Shape[] => shapesOf('land-110m', 'land');

/** Each country's shape by ISO 3166-1 alpha-2 code. */
export const readCountries = (): Map<string, Shape> =>
  new Map(
    shapesOf('countries-50m', 'countries').flatMap((shape) => {
      const code = countryCodes.numericToAlpha2(String(shape.id));
      return code ? [[code, shape] as const] : [];
    }),
  );

/** Every ISO 3166-1 alpha-2 code, and XK for Kosovo, which platforms use. */
export const allCodes = (): string[] => Object.keys(countryCodes.getAlpha2Codes()).toSorted();
