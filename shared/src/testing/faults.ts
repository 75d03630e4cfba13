import { networkFailure, Refusal, refusal } from './fake-api.ts';

const raw = (body: BodyInit | null, init?: ResponseInit) => new Refusal(new Response(body, init));

const json = (body: object) => raw(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

type FaultAnswer = () => Refusal | Promise<never>;

/** What servers, and what stands between, do instead of answering: hand one of them to `fakeApi`. */
export const faults = {
  'a failure of the server': () => refusal(500, 'internal'),
  'a page of a proxy': () =>
    raw('<html>502 Bad Gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  'somebody else’s page': () =>
    raw('<html>Sign in to the Wi-Fi</html>', { headers: { 'Content-Type': 'text/html' } }),
  'a torn answer': () => raw('{"success":true,"ite', { headers: { 'Content-Type': 'application/json' } }),
  'an empty answer': () => raw(''),
  'an answer that says it failed': () => json({ success: false, message: '' }),
  'no connection': () => networkFailure(),
  'no answer in time': () => new Promise<never>(() => undefined),
} satisfies Record<string, FaultAnswer>;

/** The name of a fault, for the title of a test. */
export type Fault = keyof typeof faults;

/** All faults, for `it.each`. */
export const faultNames = Object.keys(faults) as Fault[]; // the keys of a literal
