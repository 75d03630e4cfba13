const PARTS = /^(.{2})(.{3})(.{2})(.{5})$/;

/** An ISRC with the hyphens it is printed with, `KR-X4G-26-00417`: country, registrant, year, number. */
export const hyphenateIsrc = (isrc: string) => isrc.replace(PARTS, '$1-$2-$3-$4');
