/**
 * The one text of a JSON value: object keys in code unit order, no white space, members without a value left out.
 * Two values that say the same give the same text, so a hash of it can serve as an identity.
 *
 * @throws TypeError for what JSON cannot say: functions, symbols, bigints, and numbers that are not finite.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`JSON has no ${typeof value === 'number' ? String(value) : typeof value}`);
}

/** SHA-256 of a UTF-8 text as lower-case hex, in Node and in the browser. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
