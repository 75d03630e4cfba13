import { geoContains } from 'd3-geo';
import type { Shape } from './atlas.ts';

/**
 * The grid of dots: degrees between rows and columns, and its north-west corner. Columns are wider apart, so that dots
 * at 30° latitude, where most people live, have the same distance in both directions.
 */
export const GRID = { north: 80, west: -180, lat: 2.5, lng: 2.88, rows: 54, columns: 125 };

/** Runs of land in a row, as pairs of first column and length. */
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

/** The grid's dots on land, row by row from the north. */
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
