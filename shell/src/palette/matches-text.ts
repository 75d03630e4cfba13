/** Normalises case, character width and spaces for comparison. */
const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Whether a label contains a search text. */
export const matchesText = (label: string, text: string): boolean =>
  normalizeText(label).includes(normalizeText(text));
