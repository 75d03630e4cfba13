/** Full-width Latin letters, digits and signs as the usual ones, and the wide space as a space. */
export const foldWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
