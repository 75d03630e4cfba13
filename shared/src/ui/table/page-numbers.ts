/** Pages beside the current one that are always offered. */
const NEIGHBOURS = 1;

/** The pages to offer, from 0: the first, the last and those around the current one; `gap` stands for what is left out. */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = Array.from({ length: pages }, (_, index) => index).filter(
    (index) => index === 0 || index === pages - 1 || Math.abs(index - page) <= NEIGHBOURS,
  );
  return wanted.flatMap((index, position) => {
    const before = wanted[position - 1];
    if (before === undefined || index - before === 1) return [index];
    // A gap of one page is that page.
    return index - before === 2 ? [index - 1, index] : ['gap' as const, index];
  });
};
