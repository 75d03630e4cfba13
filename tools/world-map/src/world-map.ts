import path from 'node:path';
import { allCodes, readCountries, readLand } from './atlas.ts';
import { GRID, dotsOf } from './dots.ts';
import type { Runs } from './dots.ts';
import { placesOf } from './places.ts';
import type { Place } from './places.ts';

/** The file that the dashboard's map is drawn from. */
export const target = path.resolve(
  import.meta.dirname,
  '../../../mf-dashboard/src/components/countries/world.json',
);

/** The dots and the places of countries. */
export type WorldMap = { grid: typeof GRID; dots: Runs[]; places: Record<string, Place> };

/** Generates the map as JSON; deterministic for one atlas. */
export const worldMap = (): string =>
  `${JSON.stringify({
    grid: GRID,
    dots: dotsOf(readLand()),
    places: placesOf(allCodes(), readCountries()),
  } satisfies WorldMap)}\n`;
