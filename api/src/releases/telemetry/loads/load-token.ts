import { randomBytes } from 'node:crypto';
import type { Signer } from '@fastify/cookie';
import type { Clock } from '../../../platform/clock.ts';

const ID_BYTES = 16;
/** A page that is open for longer reports nothing more towards health. */
export const LOAD_LIFETIME_MS = 6 * 60 * 60 * 1000;
/** Servers of one database may differ by this much in their clocks. */
const CLOCK_DIFFERENCE_MS = 60_000;
const PATTERN = /^(?<set>[\w-]{43})\.(?<issued>[0-9a-z]{1,9})\.(?<id>[\w-]{22})$/;

/** One load of a page: the release set it was rendered with, and when. A set belongs to one domain. */
export type PageLoad = { id: string; set: string; issuedAt: Date };

export type LoadTokensOptions = {
  getSigner: () => Promise<Signer>;
  clock: Clock;
};

/** Issues the token of a page load, and reads those that servers of this database issued. */
export function createLoadTokens({ getSigner, clock }: LoadTokensOptions) {
  return {
    /** A token of about 120 characters: letters, digits, `.`, `_`, `-`, `/` and `+`. */
    async issue(set: string): Promise<string> {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const parts = [
        Buffer.from(set, 'hex').toString('base64url'),
        seconds.toString(36),
        randomBytes(ID_BYTES).toString('base64url'),
      ];
      return (await getSigner()).sign(parts.join('.'));
    },

    /** The page load of a token; undefined for forged and expired ones. */
    async read(token: string): Promise<PageLoad | undefined> {
      const { valid, value } = (await getSigner()).unsign(token);
      const { set, issued, id } = (valid && value && PATTERN.exec(value)?.groups) || {};
      if (!set || !issued || !id) return undefined;
      const issuedAt = new Date(parseInt(issued, 36) * 1000);
      const age = clock.now().getTime() - issuedAt.getTime();
      if (age > LOAD_LIFETIME_MS || age < -CLOCK_DIFFERENCE_MS) return undefined;
      return { id, set: Buffer.from(set, 'base64url').toString('hex'), issuedAt };
    },
  };
}

export type LoadTokens = ReturnType<typeof createLoadTokens>;
