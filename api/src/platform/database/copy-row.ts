type Cell = string | number | bigint | boolean | Date | null;

const cellText = (cell: Cell) => {
  if (cell === null) return '';
  if (typeof cell === 'string') return `"${cell.replaceAll('"', '""')}"`;
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** One row of CSV as `copyIn` reads it: null is the empty cell, text is always quoted. */
export const copyRow = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\n`;
