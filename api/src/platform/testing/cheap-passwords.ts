import { createPasswords } from '../passwords.ts';

/** The least that Argon2 can do, for tests that are not about the cost of a hash. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
