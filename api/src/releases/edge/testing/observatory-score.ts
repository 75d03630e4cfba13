import type { OutgoingHttpHeaders } from 'node:http';

/** A response over TLS, as an anonymous scanner sees it. */
export type ScannedResponse = { headers: OutgoingHttpHeaders; html: string };

type Headers = (name: string) => string | undefined;

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const SIX_MONTHS = 15_552_000;

/** The directives of a policy; of repeated ones browsers use the first. */
const parsePolicy = (header: string) => {
  const directives = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
};

/** A nonce or hash makes browsers ignore `'unsafe-inline'`. */
const effective = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

const scorePolicy = (headers: Headers) => {
  const header = headers('content-security-policy');
  if (!header) return -25;
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style] = [effective(sourcesOf('script-src')), effective(sourcesOf('style-src'))];
  const isOpen = (source: string) => BROAD.has(source) || INLINE.has(source);
  const passive = ['img-src', 'media-src'];
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));
  if (script.some(isOpen) || sourcesOf('object-src').some((source) => BROAD.has(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (style.some(isOpen)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const scoreTransport = (headers: Headers) => {
  const maxAge = /^max-age=(\d+)/i.exec(headers('strict-transport-security') ?? '')?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) < SIX_MONTHS ? -10 : 0;
};

const scoreFraming = (headers: Headers) => {
  if (parsePolicy(headers('content-security-policy') ?? '').has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers('x-frame-options') ?? '') ? 0 : -20;
};

const scoreReferrer = (headers: Headers) => {
  const value = headers('referrer-policy');
  if (value === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value) ? 5 : -5;
};

const scoreResourcePolicy = (headers: Headers) => {
  const value = headers('cross-origin-resource-policy') ?? 'cross-origin';
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === 'cross-origin' ? 0 : -5;
};

const scoreCookie = (cookie: string) => {
  const [name = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const isSession = /login|sess/.test(name);
  if (isSession && !attributes.includes('secure')) return -40;
  if (isSession && !attributes.includes('httponly')) return -30;
  if (!attributes.includes('secure')) return -20;
  const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'));
  if (sameSite === undefined) return 0;
  return /^samesite=(?:strict|lax|none)$/.test(sameSite) ? 5 : -20;
};

const scoreScripts = (html: string) => {
  const tags = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const scores = tags.map(([tag, source = '']) => {
    const hasIntegrity = /\sintegrity="[^"]+"/.test(tag);
    const isForeign = /^(?:https?:)?\/\//.test(source);
    if (!isForeign) return hasIntegrity ? 5 : 0;
    if (source.startsWith('https:')) return hasIntegrity ? 5 : -5;
    return hasIntegrity ? -20 : -50;
  });
  return Math.min(...scores, Math.max(0, ...scores));
};

const scoreSharing = (headers: Headers) =>
  headers('access-control-allow-origin') && headers('access-control-allow-credentials') === 'true' ? -50 : 0;

/** The points that each test of MDN Observatory adds to a response or takes from it. */
export const scoreTests = ({ headers, html }: ScannedResponse): Record<string, number> => {
  const read: Headers = (name) => (headers[name] === undefined ? undefined : String(headers[name]));
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  return {
    'content-security-policy': scorePolicy(read),
    cookies: cookies.length === 0 ? 0 : Math.min(...cookies.map(scoreCookie)),
    'cross-origin-resource-policy': scoreResourcePolicy(read),
    'cross-origin-resource-sharing': scoreSharing(read),
    'referrer-policy': scoreReferrer(read),
    'strict-transport-security': scoreTransport(read),
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': read('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(read),
  };
};

/** The score of a response: 100 less its penalties, and bonuses only from 90 on. */
export const computeScore = (tests: Record<string, number>) => {
  const sumOf = (points: number[]) => points.reduce((sum, each) => sum + each, 0);
  const points = Object.values(tests);
  const base = 100 + sumOf(points.filter((each) => each < 0));
  return Math.max(0, base < 90 ? base : base + sumOf(points.filter((each) => each > 0)));
};
