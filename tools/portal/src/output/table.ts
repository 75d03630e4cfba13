import stringWidth from 'fast-string-width';

const padEnd = (cell: string, width: number) => cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));

/** Formats rows as aligned columns, also of Hangul and Han, which are two columns wide; `null` prints as a dash. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [head, ...rows.map((row) => row.map((cell) => (cell === null ? '–' : String(cell))))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => padEnd(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The first 12 characters of a release set's id. */
export const short = (id: string) => id.slice(0, 12);
