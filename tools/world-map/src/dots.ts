import { geoContains } from 'd3-geo';
import type { Shape } from './atlas.ts';

/**
 * The grid of the dots: degrees between two rows and two columns, and the corner it begins in. Columns stand wider apart, so
 * that at the latitude of 30°, where most people live, dots are as far from each other in both directions.
 */
export const GRID = { north: 80, west: -180, lat: 2.5, lng: 2.88, rows: 54, columns: 125 };

/** Runs of land in a row: first column and length, one pair after the other. */
export type Runs = number[];

function runsOf(row: readonly boolean[]): Runs {
  const runs: Runs = [];
  row.forEach((isLand, column) => {
    if (!isLand) return;
    if (column > 0 && row[column - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(column, 1);
  });
  return runs;
}

/** Which dots of the grid are on land, row by row from the north. */
export function dotsOf(land: readonly Shape[]): Runs[] {
  const isLand = (point: [number, number]) => land.some((shape) => geoContains(shape, point));
  return Array.from({ length: GRID.rows }, (_, row) =>
    runsOf(
      Array.from({ length: GRID.columns }, (__, column) =>
        isLand([GRID.west + (column + 0.5) * GRID.lng, GRID.north - (row + 0.5) * GRID.lat]),
      ),
    ),
  );
}
