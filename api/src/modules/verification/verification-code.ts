import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const PREFIX_LENGTH = 3;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * A code that no description holds by chance and nobody can guess (59 random bits), begun with the site's name so that
 * its owner knows later what it was for.
 */
export const newCode = (domain: string) => {
  const prefix = domain
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, PREFIX_LENGTH)
    .toUpperCase();
  return [prefix, ...Array.from({ length: GROUPS }, group)].join('-');
};

/** Text as it is compared: people retype codes, phones turn dashes and widths into others, copying adds marks nobody sees. */
const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\p{Pd}]/gu, '')
    .toUpperCase();

export const holdsCode = (text: string, code: string) => comparable(text).includes(comparable(code));
