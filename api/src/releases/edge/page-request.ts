import { type Language, LANGUAGES } from '@portal/shared/facts';

const readCookie = (header: string | undefined, name: string) =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language of a page: the visitor's choice, else the domain's. */
export function readPageLanguage(cookies: string | undefined, fallback: Language): Language {
  const chosen = readCookie(cookies, 'language');
  return LANGUAGES.find((language) => language === chosen) ?? fallback;
}

/** The colour scheme that the visitor chose; undefined for the system's. */
export function readPageScheme(cookies: string | undefined): 'light' | 'dark' | undefined {
  const chosen = readCookie(cookies, 'color_scheme');
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

/** Names that a browser resolves to this machine without DNS. */
export const isLoopbackName = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * The origin by which other sites reach a domain. Demo domains are on this machine, at the port of the request; all
 * others are served over TLS at the default port.
 */
export function getPublicOrigin(domain: string, port: string): string {
  if (!isLoopbackName(domain)) return `https://${domain}`;
  return port ? `http://${domain}:${port}` : `http://${domain}`;
}

/** The path of a request, for every form of its target. */
export function parsePath(target: string): string {
  const start = target.startsWith('/') ? `http://host${target}` : target;
  return URL.canParse(start) ? new URL(start).pathname : '/';
}
