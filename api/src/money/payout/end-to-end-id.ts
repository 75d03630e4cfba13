const DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Names a payee in files of banks, whose ids have 35 characters at most. */
export const toEndToEndId = (payeeId: string) => payeeId.replaceAll('-', '');

/** The payee that such an id names; undefined when it is none. */
export const fromEndToEndId = (text: string) => {
  const hex = text.toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? hex.replace(DASHES, '$1-$2-$3-$4-$5') : undefined;
};
