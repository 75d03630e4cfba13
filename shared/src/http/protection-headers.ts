/** The parts of a request that the protection headers are derived from. */
export type SignedRequest = {
  method: string;
  /** The path with its query, as sent. */
  path: string;
  /** The body's length in bytes, `-1` for GET and HEAD, or `form-data`. */
  size: number | 'form-data';
  /** Empty without a session. */
  token: string;
  userAgent: string;
};

const sha512 = async (parts: readonly (string | number)[]) => {
  const bytes = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(parts.join('\n')));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Returns the three SHA-512 headers that bind a request to its session; security rests on TLS and the token, not on these.
 */
export const createProtectionHeaders = async (request: SignedRequest): Promise<Record<string, string>> => {
  const { path, size, token, userAgent } = request;
  const method = request.method.toUpperCase();
  const [secureToken, protectionId] = await Promise.all([
    sha512([path, method, size, token, userAgent]),
    sha512([method, path, size]),
  ]);
  return {
    'X-Secure-Token': secureToken,
    'X-Protection-Id': protectionId,
    'X-Protection-Token': await sha512([secureToken, protectionId, token]),
  };
};
