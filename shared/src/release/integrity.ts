import { z } from 'zod/mini';

/** A Subresource Integrity value: one SHA-256 digest in base64. */
export const integritySchema = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
