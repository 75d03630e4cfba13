import fc from 'fast-check';

/** Headers of every call, and others that servers are known to interpret. */
const NAMES = [
  'authorization',
  'cookie',
  'origin',
  'sec-fetch-site',
  'x-admin-key',
  'x-server-key',
  'x-mcn-domain',
  'x-mcn-playlist',
  'x-mcn-currency',
  'accept-language',
  'x-secure-token',
  'x-protection-id',
  'x-protection-token',
  'user-agent',
  'idempotency-key',
  'if-match',
  'content-type',
  'content-encoding',
  'accept',
  'host',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-http-method-override',
  'range',
  'if-none-match',
];

const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '*',
  '""',
  '"1"',
  'W/"1"',
  '"999999999"',
  '1, 1',
  'null',
  'undefined',
  'EUR',
  'true',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  'Basic YTpi',
  'a'.repeat(128),
  'A'.repeat(4_000),

  'home.test',
  'foreign.test',
  'console.test',
  'home.test, foreign.test',
  "' or 1=1 --",
  '../..',
  '__proto__',

  'fr',
  'xx-YY;q=2',
  'zh-Hant;q=0.5, en;q=abc',
  ','.repeat(500),
  ';q='.repeat(300),
  '%00%0d%0a',
  '\u00e9\u00ff',

  'cross-site',
  'https://evil.example',
  'text/plain',
  'application/json; charset=utf-16',
  'gzip',
  'DELETE',
];

export type Tampering = {
  name: string;
  how: 'missing' | 'other' | 'twice';
  value: string;
};

/** One header that is missing, changed, or sent twice. */
export const tampering: fc.Arbitrary<Tampering> = fc.record({
  name: fc.constantFrom(...NAMES),
  how: fc.constantFrom('missing', 'other', 'twice'),
  value: fc.oneof(
    fc.constantFrom(...VALUES),
    // Characters that a header may contain.
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 40,
    }),
  ),
});

/**
 * The headers to send over the usual ones; undefined removes one. A header that comes twice reaches the server as
 * Node passes it: as a list.
 */
export const tamperedHeaders = (
  { name, how, value }: Tampering,
  given: Record<string, string>,
): Record<string, string | undefined> => {
  if (how === 'missing') return { ...given, [name]: undefined };
  return { ...given, [name]: how === 'twice' ? `${given[name] ?? value}, ${value}` : value };
};
