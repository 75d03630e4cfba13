import { randomUUID } from 'node:crypto';
import { computeProtectionHeaders } from '../http/protection.ts';
import { DEVICE_COOKIE } from '../../access/session/known-devices.ts';
import { BINDING_COOKIE } from '../http/request-context.ts';

/** A response as tests read it. */
export type Reply = {
  status: number;
  headers: Record<string, unknown>;
  // Tests read responses of every shape; the assertions are the check.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  body: any;
};

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Overrides the portal's headers; undefined removes one. */
  headers?: Record<string, string | undefined>;
};

/** The receiver of the calls: an app in this process, or one behind a port. */
export type Callee = {
  inject(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<{
    statusCode: number;
    headers: Record<string, unknown>;
    cookies: readonly { name: string; value: string }[];
    body: string;
    rawPayload: Buffer;
    json(): unknown;
  }>;
};

/** The initial binding cookie of each client; sessions that a test inserts are bound to it. */
export const TEST_BINDING = 'binding-of-a-test';

const USER_AGENT = 'portal-test/1.0';

type InjectedResponse = Awaited<ReturnType<Callee['inject']>>;

/** CSV, XML and plain text are text, a workbook is bytes, all others are JSON. */
const parseContent = ({ headers, body, rawPayload, json }: InjectedResponse) => {
  const type = String(headers['content-type']);
  if (/^(?:text\/(?:csv|plain)|application\/xml)/.test(type)) return body;
  return type.startsWith('application/vnd.') ? rawPayload : json();
};

/** Calls the API with all headers that the browser's client sends. */
export class PortalClient {
  readonly #app: Callee;
  readonly domain: string;
  token = '';
  binding = TEST_BINDING;
  /** The cookie of a browser that signed in before. */
  device = '';
  language = 'en';
  currency = 'USD';

  constructor(app: Callee, domain: string, token = '') {
    this.#app = app;
    this.domain = domain;
    this.token = token;
  }

  get(path: string, headers?: Call['headers']) {
    return this.call({ method: 'GET', path, ...(headers ? { headers } : {}) });
  }

  post(path: string, body: unknown, headers?: Call['headers']) {
    return this.call({ method: 'POST', path, body, ...(headers ? { headers } : {}) });
  }

  async call({ method, path, body, headers = {} }: Call): Promise<Reply> {
    // Encoded as a browser would, because the hashes cover the path as sent.
    const { pathname, search } = new URL(`/api${path}`, 'http://portal.test');
    const url = pathname + search;
    const isFile = headers['content-type'] !== undefined && typeof body === 'string';
    const payload = body === undefined ? undefined : isFile ? body : JSON.stringify(body);
    const size = method === 'GET' ? -1 : Buffer.byteLength(payload ?? '');
    const protection = computeProtectionHeaders({
      method,
      path: url,
      size,
      token: this.token,
      userAgent: USER_AGENT,
    });
    const sent: Record<string, string | undefined> = {
      'user-agent': USER_AGENT,
      'accept-language': this.language,
      'x-mcn-domain': this.domain,
      'x-mcn-playlist': '0',
      'x-mcn-currency': this.currency,
      'x-secure-token': protection.secureToken,
      'x-protection-id': protection.protectionId,
      'x-protection-token': protection.protectionToken,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      cookie: `${BINDING_COOKIE}=${this.binding}; ${DEVICE_COOKIE}=${encodeURIComponent(this.device)}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...headers,
    };
    const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await this.#app.inject({
      method,
      url,
      headers: Object.fromEntries(given),
      ...(payload === undefined ? {} : { payload }),
    });
    const { statusCode: status, headers: responseHeaders, cookies } = response;
    const valueOf = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value;
    this.binding = valueOf(BINDING_COOKIE) ?? this.binding;
    this.device = valueOf(DEVICE_COOKIE) ?? this.device;
    return { status, headers: responseHeaders, body: response.body ? parseContent(response) : undefined };
  }

  /** Signs in and stores the token. */
  async signIn(id: string, password: string) {
    const reply = await this.post('/member/login', { id, password });
    if (reply.status !== 200) throw new Error(`The sign-in was refused: ${JSON.stringify(reply.body)}`);
    this.token = reply.body.token;
    return this;
  }
}
