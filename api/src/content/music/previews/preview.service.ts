import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../media/stored/file-store.ts';
import { MediaRefusedError } from '../../media/stored/media-refused-error.ts';
import type { fetchFile } from '../sources/fetch-file.ts';
import { createSourcedMedia, type MediaKind } from '../sources/sourced-media.service.ts';
import { detectAudioType } from './audio-type.ts';
import type { PreviewDecoder } from './decode-pool.ts';
import { MAX_PREVIEW_BYTES, MAX_PREVIEW_SECONDS, MIN_PREVIEW_SECONDS } from './preview-limits.ts';
import { previewRepository } from './preview.repository.ts';

const previewKind: MediaKind = {
  column: 'preview',
  table: 'preview_source',
  unknown: { code: 'unknown_preview', noun: 'preview' },
  accept: 'audio/mpeg, audio/ogg',
  maxBytes: MAX_PREVIEW_BYTES,
};

type Previews = {
  db: Db;
  store: FileStore;
  decoder: Pick<PreviewDecoder, 'decode'>;
  fetchFile: typeof fetchFile;
};

/** Decodes a preview to the end, which proves that it can be played. */
const decodeWhole = async (bytes: Buffer, decoder: Previews['decoder']) => {
  const type = detectAudioType(bytes);
  if (type === undefined) throw new MediaRefusedError('no_audio', 'Not an MP3 or Ogg Opus file.');
  const decoded = await decoder.decode({ bytes, type });
  if (decoded.seconds > MAX_PREVIEW_SECONDS)
    throw new MediaRefusedError('too_long', `The preview is longer than ${MAX_PREVIEW_SECONDS} seconds.`);
  if (decoded.seconds < MIN_PREVIEW_SECONDS)
    throw new MediaRefusedError('no_audio', 'The file has no second of sound that can be decoded.');
  return decoded;
};

/** Stores a preview with its length and waveform; returns its hash. */
export const savePreview = async (
  bytes: Buffer,
  { db, store, decoder }: Pick<Previews, 'db' | 'store' | 'decoder'>,
) => {
  const decoded = await decodeWhole(bytes, decoder);
  const hash = await store.save(bytes);
  await previewRepository.save(db, hash, decoded);
  return hash;
};

/** Previews that operators send as files or name by address. */
export const createPreviewService = ({ db, store, decoder, fetchFile: fetch }: Previews) =>
  createSourcedMedia({
    db,
    kind: previewKind,
    store,
    saveFile: (bytes) => savePreview(bytes, { db, store, decoder }),
    fetchFile: fetch,
    forgetUnused: (hashes) => previewRepository.removeUnused(db, hashes),
  });
