import type { SiteMetadata } from '@portal/shared/state';
import { isObject } from './is-object.ts';

const isHexColor = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

export const isMetadata = (value: unknown): value is SiteMetadata =>
  isObject(value) &&
  ['domain', 'name', 'design_id', 'logo_favicon', 'logo_meta'].every(
    (key) => typeof value[key] === 'string',
  ) &&
  isHexColor(value['color_primary']) &&
  isHexColor(value['color_primary_dim']) &&
  typeof value['is_playlist'] === 'boolean' &&
  typeof value['is_console'] === 'boolean' &&
  isObject(value['tagline']);

const parseResponseBody = (body: unknown): SiteMetadata | undefined =>
  isObject(body) && body['success'] === true && isMetadata(body['metadata']) ? body['metadata'] : undefined;

/** The metadata inlined in the HTML, if they are complete and of this domain. */
export const readInlinedMetadata = (domain: string, page: Document = document): SiteMetadata | undefined => {
  const text = page.getElementById('site-metadata')?.textContent;
  if (!text) return undefined;
  try {
    const metadata = parseResponseBody(JSON.parse(text));
    return metadata?.domain === domain ? metadata : undefined;
  } catch {
    // Truncated HTML: treated as missing; `fetchMetadata` then loads them.
    return undefined;
  }
};

/** The metadata could not be loaded; `serverMessage` is a text for users, empty without a response. */
export class MetadataError extends Error {
  override name = 'MetadataError';
  readonly serverMessage: string;
  constructor(serverMessage: string, cause?: unknown) {
    super('The metadata of the domain could not be loaded', { cause });
    this.serverMessage = serverMessage;
  }
}

const METADATA_TIMEOUT_MS = 15_000;

/** Fetches the metadata of a domain; the only API call without protection headers. */
export const fetchMetadata = async (domain: string, language: string): Promise<SiteMetadata> => {
  const url = `/api/v2/mcn/meta?${new URLSearchParams({ domain })}`;
  const body: unknown = await fetch(new URL(url, location.origin), {
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(METADATA_TIMEOUT_MS),
  })
    .then((response) => response.json())
    .catch((error: unknown) => {
      throw new MetadataError('', error);
    });
  const metadata = parseResponseBody(body);
  if (metadata) return metadata;
  const message = isObject(body) && typeof body['message'] === 'string' ? body['message'] : '';
  throw new MetadataError(message);
};
