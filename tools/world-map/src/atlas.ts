import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Shape = Feature<MultiPolygon | Polygon>;

/** The shapes of a file of world-atlas, which has them from Natural Earth. */
function shapesOf(file: string, name: 'countries' | 'land'): Shape[] {
  const path = new URL(import.meta.resolve(`world-atlas/${file}.json`));
  // What the package documents; a shape of another kind would fail in the geometry.
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<Record<string, GeometryCollection>>;
  const collection = atlas.objects[name];
  if (!collection) throw new Error(`${file} has no ${name}`);
  return (feature(atlas, collection) as FeatureCollection<MultiPolygon | Polygon>).features;
}

/** Coarse is fine enough: a dot stands for hundreds of kilometres. */
export const readLand = (): Shape[] => shapesOf('land-110m', 'land');

/** Each country's shape by its two letters. */
export const readCountries = (): Map<string, Shape> =>
  new Map(
    shapesOf('countries-50m', 'countries').flatMap((shape) => {
      const code = countryCodes.numericToAlpha2(String(shape.id));
      return code ? [[code, shape] as const] : [];
    }),
  );

/** Every code of ISO 3166-1, and that of Kosovo, which platforms use. */
export const allCodes = (): string[] => Object.keys(countryCodes.getAlpha2Codes()).toSorted();
