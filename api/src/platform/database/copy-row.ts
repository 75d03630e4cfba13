type Cell = string | number | bigint | boolean | Date | null;

const cellText = (cell: Cell) => {
  if (cell === null) return '';
  if (typeof cell === 'string') return `"${cell.replaceAll('"', '""')}"`;
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** A row as CSV for `copyIn`: null is an empty cell, text is always quoted. */
export const copyRow = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\n`;
