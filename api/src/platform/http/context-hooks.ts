import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type RefusedField } from '../errors.ts';
import { acceptedLanguage } from './languages.ts';
import { isSameText, protectionOf } from './protection.ts';
import { BINDING_COOKIE, type RequestSite, type Session } from './request-context.ts';

export type ContextSources = {
  findSite(domain: string): Promise<RequestSite | undefined>;
  /** The session behind a token that is neither expired nor revoked, and bound to this cookie. */
  findSession(token: string, binding: string): Promise<Session | undefined>;
};

/** A domain name is at most 253 characters; nothing longer is looked up. */
const domainPattern = /^[a-z0-9.-]{1,253}$/;
const tokenPattern = /^Bearer ([\w-]{20,200})$/;
const noBody = new Set(['GET', 'HEAD']);

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const readContext = async (request: FastifyRequest, sources: ContextSources) => {
  request.language = acceptedLanguage(headerOf(request, 'accept-language')) ?? 'ko';
  request.token = tokenPattern.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const binding = request.cookies[BINDING_COOKIE] ?? '';
  if (request.token) request.session = (await sources.findSession(request.token, binding)) ?? null;
  const domain = headerOf(request, 'x-mcn-domain')?.toLowerCase();
  const isDomain = domain !== undefined && domainPattern.test(domain);
  request.site = (isDomain ? await sources.findSite(domain) : undefined) ?? null;
  if (!request.site) return;
  request.language = acceptedLanguage(headerOf(request, 'accept-language')) ?? request.site.default_language;
  const currency = headerOf(request, 'x-mcn-currency');
  request.currency = currency === 'KRW' || currency === 'USD' ? currency : request.site.default_currency;
};

const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '');

/**
 * Whether a browser says that another site's page made it call. A page that only navigates here or loads a picture is told from
 * the portal's own by what it cannot send along; this is for those that write.
 */
const isFromElsewhere = ({ method, headers }: FastifyRequest, domain: string) => {
  if (headers.origin !== undefined && originHost(headers.origin) !== domain) return true;
  const site = headers['sec-fetch-site'];
  return !noBody.has(method) && (site === 'cross-site' || site === 'same-site');
};

/** Headers of every call, by the names that the refusal of one says. */
const demanded = {
  'X-Mcn-Domain': undefined,
  'X-Mcn-Playlist': ['0', '1'],
  'X-Mcn-Currency': ['KRW', 'USD'],
};

/** The headers every call carries are there and agree with each other, with the session and with the browser's Origin. */
export const checkHeaders = (request: FastifyRequest) => {
  const fields = Object.entries(demanded).flatMap(([path, values]): RefusedField[] => {
    const value = headerOf(request, path.toLowerCase());
    if (!value) return [{ path, code: 'required' }];
    if (!values || values.includes(value)) return [];
    return [{ path, code: 'invalid', hint: 'one_of', limit: values.join(', ') }];
  });
  if (fields.length > 0) throw new AppError('header_invalid', { fields });
  const { site, session } = request;
  if (!site) throw new AppError('unknown_domain');
  if (session && session.domain !== site.domain) throw new AppError('domain_mismatch');
  if (isFromElsewhere(request, site.domain)) throw new AppError('foreign_origin');
};

const sizeOf = (request: FastifyRequest) => {
  if (noBody.has(request.method)) return -1;
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return 'form-data';
  // A streamed body is not measured by a parser; its length is what the client announced.
  return request.bodySize || Number(request.headers['content-length'] ?? 0);
};

/** The security headers belong to this request and its session. */
export const checkProtection = (request: FastifyRequest) => {
  const expected = protectionOf({
    method: request.method,
    path: request.raw.url ?? '',
    size: sizeOf(request),
    token: request.token,
    userAgent: headerOf(request, 'user-agent') ?? '',
  });
  const given = {
    'X-Secure-Token': expected.secureToken,
    'X-Protection-Id': expected.protectionId,
    'X-Protection-Token': expected.protectionToken,
  };
  const fields = Object.entries(given)
    .filter(([path, value]) => !isSameText(headerOf(request, path.toLowerCase()), value))
    .map(([path]) => ({ path, code: 'wrong' as const }));
  if (fields.length > 0) throw new AppError('protection_mismatch', { fields });
};

/** Reads who asks and for which site, and refuses requests whose headers do not fit together. */
export const installContext = (app: FastifyInstance, sources: ContextSources) => {
  app.addHook('onRequest', async (request) => {
    await readContext(request, sources);
    if (!request.routeOptions.config.isOpen && !request.is404) checkHeaders(request);
  });
  // Later than the rest, because the hashes need the length of the body.
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.isOpen && !request.is404) checkProtection(request);
  });
};
