import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from './errors.ts';

/** What one hash costs: KiB of memory, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing takes a core each; more at once would only slow all other requests down. */
const AT_ONCE = 2;
const QUEUE_LIMIT = 50;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(work: () => Promise<Result>) => {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_LIMIT) throw new AppError('busy', { retryAfter: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // A place passes on directly, so that the count stays right.
    if (next) next();
    else running -= 1;
  }
};

/** Hashes and checks passwords; tests that are not about the cost inject a lower one. */
export const createPasswords = (cost = OWASP_COST) => {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string) => inTurn(() => hash(password, cost)),

    /** Whether the password belongs to the hash. Without a hash it takes just as long, so that nobody learns which accounts exist. */
    async verify(passwordHash: string | undefined, password: string) {
      // Not in turn: a decoy that was refused would be missing for ever.
      decoy ??= hash(randomBytes(16).toString('hex'), cost);
      const known = passwordHash ?? (await decoy);
      const isRight = await inTurn(() => verify(known, password));
      return isRight && passwordHash !== undefined;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
