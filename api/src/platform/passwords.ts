import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';
import { createFairQueue } from './fair-queue.ts';

/** What one hash costs: KiB of memory, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes a core; more at a time would slow all other requests. */
const MAX_CONCURRENT = 2;

/** Of all servers' instances in this process, because they share the cores. A caller takes one core at most. */
const queue = createFairQueue(
  { concurrency: MAX_CONCURRENT, concurrencyPerKey: 1, waitingPerKey: 50, waiting: 1_000 },
  () => new AppError('busy', { retryAfter: 1 }),
);

/**
 * Hashes and checks passwords; tests that are not about the cost inject a lower one. Callers take turns: `caller` is an
 * address before sign-in, and an account after it.
 */
export const createPasswords = (cost = OWASP_COST) => {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string, caller: string) => queue(caller, () => hash(password, cost)),

    /**
     * Whether the password belongs to the hash. Without a hash it takes as long, so that the time does not reveal which
     * accounts exist.
     */
    async verify(passwordHash: string | undefined, password: string, caller: string) {
      // Not queued: a decoy that was refused as busy would stay rejected for good.
      decoy ??= hash(randomBytes(16).toString('hex'), cost);
      const known = passwordHash ?? (await decoy);
      const isMatch = await queue(caller, () => verify(known, password));
      return isMatch && passwordHash !== undefined;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
