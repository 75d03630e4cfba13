import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from './errors.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
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

export const hashPassword = (password: string) => runQueued(() => hash(password, ARGON2_COST));

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash it takes as long, so that the time does not reveal which
 * accounts exist.
 */
export const verifyPassword = async (passwordHash: string | undefined, password: string) => {
  // Not queued: a decoy that was refused as busy would stay rejected for good.
  decoy ??= hash(randomBytes(16).toString('hex'), ARGON2_COST);
  const known = passwordHash ?? (await decoy);
  const isMatch = await runQueued(() => verify(known, password));
  return isMatch && passwordHash !== undefined;
};
