import { createHash } from 'node:crypto';
import { DEMO_PASSWORD } from '../src/demo/index.ts';
import { protectionOf } from '../src/platform/http/protection.ts';

/** A signed-in browser as the load generator plays it. */
export type Caller = { domain: string; token: string; cookie: string };

export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

export type Scenario = {
  name: string;
  /** Calls that take turns. */
  calls: Call[];
  /** It reads a part of the history that is as long whatever its whole length is. */
  isBounded: boolean;
};

const AGENT = 'portal-bench/1.0';

/** A call with the headers of the browser's client. They are the same each time, so they are made once. */
export const callOf = (
  { domain, token, cookie }: Caller,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: unknown },
): Call => {
  const url = `/api${path}`;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const size = method === 'GET' ? -1 : Buffer.byteLength(text ?? '');
  const protection = protectionOf({ method, path: url, size, token, userAgent: AGENT });
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

/** Words of the catalogue and the titles, so that searches find something, and not the same each time. */
const words = ['밤', '골목', '고양이', '여름'];

export type Days = { first: string; month: string; last: string };

/** What the server is measured with: the screens that a manager of many channels opens. */
export const scenariosOf = (caller: Caller, days: Days, emails: readonly string[]): Scenario[] => {
  const get = (path: string) => callOf(caller, { method: 'GET', path });
  const month = `from=${days.month}&to=${days.last}`;
  const all = `from=${days.first}&to=${days.last}`;
  return [
    { name: 'sign-in', isBounded: true, calls: emails.map((email) => loginOf(caller.domain, email)) },
    { name: 'member/me', isBounded: true, calls: [get('/member/me')] },
    { name: 'summary, 2 weeks', isBounded: true, calls: [get(`/report/summary?${month}&compare=none`)] },
    { name: 'trend, 2 weeks', isBounded: true, calls: [get(`/report/trend?${month}&compare=none`)] },
    { name: 'trend, all days', isBounded: false, calls: [get(`/report/trend?${all}&compare=none`)] },
    { name: 'videos, 1st page', isBounded: true, calls: [get(`/report/videos?${month}&page=0&size=50`)] },
    {
      name: 'videos, 1,000th page',
      isBounded: true,
      calls: [get(`/report/videos?${month}&page=999&size=50`)],
    },
    { name: 'channel report', isBounded: true, calls: [get(`/report/channels?${month}`)] },
    {
      name: 'catalogue search',
      isBounded: true,
      calls: words.map((word) => get(`/music/tracks?search=${encodeURIComponent(word)}`)),
    },
  ];
};

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
