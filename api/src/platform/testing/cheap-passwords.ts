import { createPasswords } from '../passwords.ts';

/** Argon2 with its lowest cost, for tests that do not measure the cost of a hash. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
