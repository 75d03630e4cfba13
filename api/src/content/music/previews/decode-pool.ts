import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { MediaRefusedError } from '../../media/stored/media-refused-error.ts';
import type { DecodedPreview, DecodeOrder } from './decode-worker.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    previewDecoder: PreviewDecoder;
  }
}

/** A minute and a half decodes in a second. */
const TIMEOUT_MS = 20_000;
/** A thread that had nothing to decode for this long ends, which frees its memory. */
const IDLE_TIMEOUT_MS = 10_000;
const OLD_GENERATION_MB = 128;

/** A thread that decodes previews, so that a damaged one can neither block nor end the server. */
export const createPreviewDecoder = () => {
  const pool = new Piscina<DecodeOrder, DecodedPreview>({
    filename: new URL('./decode-worker.ts', import.meta.url).href,
    name: 'decodePreview' satisfies keyof typeof import('./decode-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: OLD_GENERATION_MB },
  });
  return {
    /** @throws MediaRefusedError for a file that cannot be decoded in time. */
    decode: (order: DecodeOrder): Promise<DecodedPreview> =>
      pool.run(order, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
        throw new MediaRefusedError('no_audio', 'The file cannot be decoded.', { cause });
      }),
    /** Called with the errors of idle threads. */
    onError: (handle: (error: Error) => void) => void pool.on('error', handle),
    /** Ends the thread. */
    close: () => pool.destroy(),
  };
};

export type PreviewDecoder = ReturnType<typeof createPreviewDecoder>;

/** Gives the server the thread that decodes previews. */
export const installPreviewDecoder = (app: FastifyInstance) => {
  const decoder = createPreviewDecoder();
  decoder.onError((err) => app.log.error({ err }, 'an idle thread of the previews failed'));
  app.decorate('previewDecoder', decoder);
  app.addHook('onClose', () => decoder.close());
};
