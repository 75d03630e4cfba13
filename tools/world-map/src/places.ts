import { geoArea, geoCentroid } from 'd3-geo';
import type { Polygon } from 'geojson';
import type { Shape } from './atlas.ts';

/** Latitude and longitude. */
export type Place = [lat: number, lng: number];

/** Territories that the atlas draws as part of another country or omits. */
const FIXED_PLACES: Record<string, Place> = {
  BQ: [12.2, -68.3],
  BV: [-54.4, 3.4],
  CC: [-12.2, 96.8],
  CX: [-10.5, 105.6],
  GF: [4, -53],
  GI: [36.1, -5.3],
  GP: [16.2, -61.5],
  MQ: [14.7, -61],
  RE: [-21.1, 55.5],
  SJ: [78.5, 16],
  TK: [-9.2, -171.8],
  TV: [-7.5, 178.7],
  UM: [19.3, 166.6],
  XK: [42.6, 20.9],
  YT: [-12.8, 45.2],
};

/** Rounds degrees to one decimal: eleven kilometres, a twentieth of a dot. */
const roundToTenths = (degrees: number) => Math.round(degrees * 10) / 10 || 0;

/** The largest polygon of a country: the centroid of all islands would be in the sea. */
function largestPolygon({ geometry }: Shape): Polygon {
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = pieces
    .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
    .toSorted((a, b) => geoArea(b) - geoArea(a));
  if (!largest) throw new Error('A country without land');
  return largest;
}

/** The place of each country. */
export function placesOf(
  codes: readonly string[],
  shapes: ReadonlyMap<string, Shape>,
): Record<string, Place> {
  return Object.fromEntries(
    codes.map((code): [string, Place] => {
      const fixed = FIXED_PLACES[code];
      if (fixed) return [code, fixed];
      const shape = shapes.get(code);
      if (!shape) throw new Error(`The atlas has no shape of ${code}: give it a place of its own`);
      const [lng, lat] = geoCentroid(largestPolygon(shape));
      return [code, [roundToTenths(lat), roundToTenths(lng)]];
    }),
  );
}
