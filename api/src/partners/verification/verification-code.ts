import { randomInt } from 'node:crypto';

/** Capitals and digits that are not ambiguous. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const PREFIX_LENGTH = 3;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * A code of 59 random bits, which no description contains by chance and no one can guess; its prefix reminds the
 * owner of the site.
 */
export const createCode = (domain: string) => {
  const prefix = domain
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, PREFIX_LENGTH)
    .toUpperCase();
  return [prefix, ...Array.from({ length: GROUPS }, group)].join('-');
};

/** Text for comparison: retyping and copying change case, dashes, widths and add invisible characters. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\p{Pd}]/gu, '')
    .toUpperCase();

export const containsCode = (text: string, code: string) => normalise(text).includes(normalise(code));
