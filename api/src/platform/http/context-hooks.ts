import { CURRENCIES } from '@portal/shared/facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type RefusedField } from '../../errors/app-error.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';
import { isSameText, computeProtectionHeaders } from './protection.ts';
import { BINDING_COOKIE, type RequestSite, type Session } from './request-context.ts';

export type ContextSources = {
  findSite(domain: string): Promise<RequestSite | undefined>;
  /** The session of a token that is neither expired nor revoked, and bound to this cookie. */
  findSession(token: string, binding: string): Promise<Session | undefined>;
  /** The newest session of the browser that has this cookie, on this domain. */
  findCookieSession(binding: string, domain: string): Promise<Session | undefined>;
};

/** A domain name is at most 253 characters; nothing longer is looked up. */
const domainPattern = /^[a-z0-9.-]{1,253}$/;
const tokenPattern = /^Bearer ([\w-]{20,200})$/i;
const noBody = new Set(['GET', 'HEAD']);

const readHeader = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const findSession = async (request: FastifyRequest, sources: ContextSources) => {
  const binding = request.cookies[BINDING_COOKIE] ?? '';
  if (request.token) return sources.findSession(request.token, binding);
  const isCookieEnough = request.routeOptions.config.acceptsCookieSession === true && binding !== '';
  return isCookieEnough ? sources.findCookieSession(binding, request.hostname.toLowerCase()) : undefined;
};

const readContext = async (request: FastifyRequest, sources: ContextSources) => {
  request.language = parseAcceptLanguage(readHeader(request, 'accept-language')) ?? 'ko';
  request.token = tokenPattern.exec(request.headers.authorization ?? '')?.[1] ?? '';
  request.session = (await findSession(request, sources)) ?? null;
  const domain = readHeader(request, 'x-mcn-domain')?.toLowerCase();
  const isDomain = domain !== undefined && domainPattern.test(domain);
  request.site = (isDomain ? await sources.findSite(domain) : undefined) ?? null;
  if (!request.site) return;
  request.language =
    parseAcceptLanguage(readHeader(request, 'accept-language')) ?? request.site.default_language;
  const currency = readHeader(request, 'x-mcn-currency');
  request.currency = CURRENCIES.find((known) => known === currency) ?? request.site.default_currency;
};

/** Whether the browser's Origin is this host, with its port; the default port of its scheme is not written. */
const isSameOrigin = (origin: string, host: string) => {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: given } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === given;
};

/**
 * Whether the browser says that a page of another site made the call. Reads are not refused by `Sec-Fetch-Site`,
 * because links and pictures of other sites send it too; only writes are.
 */
const isCrossSite = ({ method, headers, host, hostname }: FastifyRequest, domain: string) => {
  const { origin } = headers;
  if (origin !== undefined && (hostname.toLowerCase() !== domain || !isSameOrigin(origin, host))) return true;
  const site = headers['sec-fetch-site'];
  return !noBody.has(method) && (site === 'cross-site' || site === 'same-site');
};

/** Headers that every call carries, as refusals spell them, with their allowed values. */
const requiredHeaders: Readonly<Record<string, readonly string[] | undefined>> = {
  'X-Mcn-Domain': undefined,
  'X-Mcn-Playlist': ['0', '1'],
  'X-Mcn-Currency': CURRENCIES,
};

/**
 * Checks that the headers of every call are there and agree with each other, the session and the browser's Origin.
 */
export const checkHeaders = (request: FastifyRequest) => {
  const fields = Object.entries(requiredHeaders).flatMap(([path, values]): RefusedField[] => {
    const value = readHeader(request, path.toLowerCase());
    if (!value) return [{ path, code: 'required' }];
    if (!values || values.includes(value)) return [];
    return [{ path, code: 'invalid', hint: 'one_of', limit: values.join(', ') }];
  });
  if (fields.length > 0) throw new AppError('header_invalid', { fields });
  const { site, session } = request;
  if (!site) throw new AppError('unknown_domain');
  if (session && session.domain !== site.domain) throw new AppError('domain_mismatch');
  if (isCrossSite(request, site.domain)) throw new AppError('foreign_origin');
};

const measureBody = (request: FastifyRequest) => {
  if (noBody.has(request.method)) return -1;
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return 'form-data';
  // A streamed body is not measured by a parser; its length is what the client announced.
  return request.bodySize || Number(request.headers['content-length'] ?? 0);
};

/** Checks that the protection headers belong to this request and its session. */
export const checkProtection = (request: FastifyRequest) => {
  const expected = computeProtectionHeaders({
    method: request.method,
    path: request.raw.url ?? '',
    size: measureBody(request),
    token: request.token,
    userAgent: readHeader(request, 'user-agent') ?? '',
  });
  const given = {
    'X-Secure-Token': expected.secureToken,
    'X-Protection-Id': expected.protectionId,
    'X-Protection-Token': expected.protectionToken,
  };
  const fields = Object.entries(given)
    .filter(([path, value]) => !isSameText(readHeader(request, path.toLowerCase()), value))
    .map(([path]) => ({ path, code: 'wrong' as const }));
  if (fields.length > 0) throw new AppError('protection_mismatch', { fields });
};

/** Whether the request has the portal's headers to check; one with a token was made by a script, which can send them. */
const hasPortalHeaders = ({ is404, token, routeOptions: { config } }: FastifyRequest) => {
  const isBare = config.acceptsCookieSession === true && token === '';
  return !config.skipsPortalHeaders && !isBare && !is404;
};

/**
 * Reads session, site, language and currency of each request, and refuses requests with headers that do not fit
 * together.
 */
export const installContext = (app: FastifyInstance, sources: ContextSources) => {
  app.addHook('onRequest', async (request) => {
    await readContext(request, sources);
    if (hasPortalHeaders(request)) checkHeaders(request);
  });
  // Runs after the body is read, because the hashes include its length.
  app.addHook('preValidation', async (request) => {
    if (hasPortalHeaders(request)) checkProtection(request);
  });
};
