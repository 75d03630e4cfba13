import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Pages are rendered once and sent often; a higher quality takes longer and saves little. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent; each encoding is created on first use. */
export type RenderedPage = {
  /** Weak, because the encodings of a page differ in bytes, not in content. */
  etag: string;
  headers: Record<string, string>;
  bytes(encoding: Encoding): Promise<Buffer>;
};

export function createRenderedPage(text: string, headers: Record<string, string>): RenderedPage {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'identity') return Promise.resolve(plain);
    if (encoding === 'gzip') return gzipAsync(plain);
    return brotliAsync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  };
  return {
    etag,
    headers,
    bytes(encoding) {
      const bytes = encoded.get(encoding) ?? encode(encoding);
      encoded.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The best encoding that a client's Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => quality === undefined || Number(quality.replace(/^q\s*=\s*/, '')) > 0)
      .map(([name]) => name),
  );
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/** Whether an If-None-Match header contains the page's tag, by weak comparison (RFC 9110). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
