import { networkFailure, FakeFailure, errorResponse } from './fake-api.ts';

const raw = (body: BodyInit | null, init?: ResponseInit) => new FakeFailure(new Response(body, init));

const json = (body: object) => raw(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

type FaultResponse = () => FakeFailure | Promise<never>;

/** Failures of servers, proxies and networks, each as a response for `fakeApi`. */
export const faults = {
  'HTTP 500': () => errorResponse(500, 'internal'),
  'HTTP 502 with an HTML page': () =>
    raw('<html>502 Bad Gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  'the HTML page of a captive portal': () =>
    raw('<html>Sign in to the Wi-Fi</html>', { headers: { 'Content-Type': 'text/html' } }),
  'truncated JSON': () => raw('{"success":true,"ite', { headers: { 'Content-Type': 'application/json' } }),
  'an empty body': () => raw(''),
  'HTTP 200 with success: false': () => json({ success: false, message: '' }),
  'a lost connection': () => networkFailure(),
  'a timeout': () => new Promise<never>(() => undefined),
} satisfies Record<string, FaultResponse>;

/** The name of a fault, for test titles. */
export type Fault = keyof typeof faults;

/** The names of all faults, for `it.each`. */
export const faultNames = Object.keys(faults) as Fault[]; // the keys of a literal
