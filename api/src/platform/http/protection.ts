import { createHash, timingSafeEqual } from 'node:crypto';

/** What the three protection headers are derived from. */
export type ProtectedRequest = {
  method: string;
  /** The path with its query, as sent. */
  path: string;
  /** Bytes of the body, -1 for GET and HEAD, or the literal for form data. */
  size: number | 'form-data';
  /** Empty without a session. */
  token: string;
  userAgent: string;
};

const sha512 = (...parts: (string | number)[]) =>
  createHash('sha512').update(parts.join('\n'), 'utf8').digest('hex');

/**
 * The protection headers of a request. They bind it to its session; anyone can compute them, so they are no secret.
 */
export const computeProtectionHeaders = ({ method, path, size, token, userAgent }: ProtectedRequest) => {
  const secureToken = sha512(path, method.toUpperCase(), size, token, userAgent);
  const protectionId = sha512(method.toUpperCase(), path, size);
  return { secureToken, protectionId, protectionToken: sha512(secureToken, protectionId, token) };
};

/** Compares in constant time, so that the duration does not reveal how much was right. */
export const isSameText = (given: string | undefined, expected: string) => {
  const left = Buffer.from(given ?? '');
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
};
