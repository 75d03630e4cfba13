/** Formats rows as aligned columns; `null` prints as a dash. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [head, ...rows.map((row) => row.map((cell) => (cell === null ? '–' : String(cell))))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The first 12 characters of a release set's id. */
export const short = (id: string) => id.slice(0, 12);
