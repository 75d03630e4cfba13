/** The width of a sheet of A4 in CSS pixels, less the margins that the page's style sheet sets. */
const PAPER_WIDTH = 687;

const fitTables = () => {
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    table.style.width = 'min-content';
    const least = table.offsetWidth;
    table.style.width = '';
    if (least > 0) table.style.setProperty('--print-zoom', String(PAPER_WIDTH / least));
  }
};

/**
 * Sets `--print-zoom` on every table before the page is printed, so that its columns fit on paper: print has another width
 * than the window, and CSS does not know how narrow a table can be. Returns a function that ends it.
 */
export const fitTablesToPaper = (): (() => void) => {
  window.addEventListener('beforeprint', fitTables);
  return () => window.removeEventListener('beforeprint', fitTables);
};
