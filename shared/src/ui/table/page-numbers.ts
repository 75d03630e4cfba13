/** Number of pages shown on either side of the current one. */
const NEIGHBOURS = 1;

/** Returns the pages to show, from 0: the first, the last and those around the current one, with `gap` for omitted ones. */
export const computePageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const visible = Array.from({ length: pages }, (_, index) => index).filter(
    (index) => index === 0 || index === pages - 1 || Math.abs(index - page) <= NEIGHBOURS,
  );
  return visible.flatMap((index, position) => {
    const before = visible[position - 1];
    if (before === undefined || index - before === 1) return [index];
    // A gap of a single page is replaced by that page.
    return index - before === 2 ? [index - 1, index] : ['gap' as const, index];
  });
};
