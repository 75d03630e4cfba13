import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from './errors.ts';

/** What one hash costs: KiB of memory, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes a core; more at a time would slow all other requests. */
const MAX_CONCURRENT = 2;
const QUEUE_LIMIT = 50;

let running = 0;
const waiting: (() => void)[] = [];

const runQueued = async <Result>(work: () => Promise<Result>) => {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= QUEUE_LIMIT) throw new AppError('busy', { retryAfter: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes to the next one directly, so that the count stays right.
    if (next) next();
    else running -= 1;
  }
};

/** Hashes and checks passwords; tests that are not about the cost inject a lower one. */
export const createPasswords = (cost = OWASP_COST) => {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string) => runQueued(() => hash(password, cost)),

    /**
     * Whether the password belongs to the hash. Without a hash it takes as long, so that the time does not reveal which
     * accounts exist.
     */
    async verify(passwordHash: string | undefined, password: string) {
      // Not queued: a decoy that was refused as busy would stay rejected for good.
      decoy ??= hash(randomBytes(16).toString('hex'), cost);
      const known = passwordHash ?? (await decoy);
      const isMatch = await runQueued(() => verify(known, password));
      return isMatch && passwordHash !== undefined;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
