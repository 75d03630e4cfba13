import { DEMO_PASSWORD } from '../demo/index.ts';
import { computeProtectionHeaders } from '../src/platform/http/protection.ts';

/** A signed-in user of the load generator. */
export type Caller = { domain: string; token: string; cookie: string };

export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

export type Scenario = {
  name: string;
  /** Requests that are sent in turn. */
  calls: Call[];
};

const AGENT = 'portal-bench/1.0';

/** A request with the headers of the browser's client, which are computed once. */
export const callOf = (
  { domain, token, cookie }: Caller,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: unknown },
): Call => {
  const url = `/api${path}`;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const size = method === 'GET' ? -1 : Buffer.byteLength(text ?? '');
  const protection = computeProtectionHeaders({ method, path: url, size, token, userAgent: AGENT });
  return {
    method,
    path: url,
    headers: {
      'user-agent': AGENT,
      'accept-language': 'ko',
      'x-mcn-domain': domain,
      'x-mcn-playlist': '0',
      'x-mcn-currency': 'KRW',
      'x-secure-token': protection.secureToken,
      'x-protection-id': protection.protectionId,
      'x-protection-token': protection.protectionToken,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
  };
};

export const loginOf = (domain: string, email: string) =>
  callOf(
    { domain, token: '', cookie: '' },
    {
      method: 'POST',
      path: '/member/login',
      body: { id: email, password: DEMO_PASSWORD },
    },
  );

/** Signs in like a browser, and returns token and cookies. */
export const signIn = async (url: string, domain: string, email: string): Promise<Caller> => {
  const { path, headers, body } = loginOf(domain, email);
  const reply = await fetch(url + path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  // The response comes from our own server; the next line checks it.
  const response = (await reply.json()) as { token?: string };
  if (!response.token) throw new Error(`The sign-in returned ${reply.status}.`);
  const cookie = reply.headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .join('; ');
  return { domain, token: response.token, cookie };
};

/** Search words that occur in the demo's titles. */
const words = ['밤', '골목', '고양이', '여름'];

export type Days = { first: string; halfYear: string; weeks: string; last: string };

/** The measured requests: those of the screens of a manager with many channels. */
export const scenariosOf = (caller: Caller, days: Days, emails: readonly string[]): Scenario[] => {
  const get = (path: string) => callOf(caller, { method: 'GET', path });
  const weeks = `from=${days.weeks}&to=${days.last}`;
  const halfYear = `from=${days.halfYear}&to=${days.last}`;
  const all = `from=${days.first}&to=${days.last}`;
  return [
    { name: 'sign-in', calls: emails.map((email) => loginOf(caller.domain, email)) },
    { name: 'member/me', calls: [get('/member/me')] },
    { name: 'summary, 2 weeks', calls: [get(`/report/summary?${weeks}&compare=none`)] },
    { name: 'trend, 2 weeks', calls: [get(`/report/trend?${weeks}&compare=none`)] },
    { name: 'trend, all days', calls: [get(`/report/trend?${all}&compare=none`)] },
    { name: 'videos, 1st page', calls: [get(`/report/videos?${weeks}&page=0&size=50`)] },
    { name: 'videos, 1,000th page', calls: [get(`/report/videos?${weeks}&page=999&size=50`)] },
    { name: 'same, half a year', calls: [get(`/report/videos?${halfYear}&page=999&size=50`)] },
    { name: 'briefing', calls: [get('/report/briefing')] },
    { name: 'bridge, 2 weeks', calls: [get(`/report/bridge?${weeks}`)] },
    { name: 'country, 2 weeks', calls: [get(`/report/summary?${weeks}&compare=none&country=KR`)] },
    { name: 'videos of a country', calls: [get(`/report/videos?${weeks}&country=KR&page=0&size=50`)] },
    { name: 'tracks, 2 weeks', calls: [get(`/report/tracks?${weeks}`)] },
    { name: 'channel report', calls: [get(`/report/channels?${weeks}`)] },
    {
      name: 'catalogue search',
      calls: words.map((word) => get(`/music/tracks?search=${encodeURIComponent(word)}`)),
    },
  ];
};

/** Requests of video lists that are not materialised yet. */
export const coldVideoLists = (caller: Caller, days: Days) => {
  const table = (from: string, sort: string): Call =>
    callOf(caller, {
      method: 'GET',
      path: `/report/videos?from=${from}&to=${days.last}&sort=${sort}&page=0&size=50`,
    });
  return [
    { name: 'videos of a day', call: table(days.last, 'views') },
    { name: 'videos of two weeks', call: table(days.weeks, 'views') },
    { name: 'sorted otherwise', call: table(days.weeks, 'rpm') },
    { name: 'videos of half a year', call: table(days.halfYear, 'views') },
    { name: 'sorted otherwise', call: table(days.halfYear, 'rpm') },
  ];
};
