import { api } from '@portal/shared/http';
import type { CallOptions, PostResponse } from '@portal/shared/http';

export type TrackImport = PostResponse<'/operator/music'>['result'];

/** Milliseconds; a catalogue of a million tracks takes minutes, and its new covers are fetched meanwhile. */
const TIMEOUT = 1_800_000;

export type CatalogueOrder = {
  file: File;
  createTags: boolean;
  removeMissing: boolean;
  /** Why more tracks may be removed than the server takes for plausible. */
  reason?: string;
};

/** How an upload is cancelled and followed. */
export type UploadOptions = Pick<CallOptions, 'signal' | 'onUploadProgress'>;

/** Imports a catalogue file as a whole, or nothing of it. */
export const importCatalogue = (
  { file, createTags, removeMissing, reason }: CatalogueOrder,
  options: UploadOptions,
) =>
  api.post('/operator/music', new Blob([file], { type: 'text/csv' }), {
    query: {
      name: file.name,
      ...(createTags && { create_tags: 'true' }),
      ...(removeMissing && { remove_missing: 'true' }),
      ...(reason !== undefined && { reason }),
    },
    timeout: TIMEOUT,
    ...options,
  });

const sendMedia =
  (path: '/operator/music/covers' | '/operator/music/previews') => (file: File, options: UploadOptions) =>
    api.post(path, new Blob([file], { type: 'application/octet-stream' }), {
      query: { name: file.name },
      ...options,
    });

/** Stores a picture under the name by which catalogue files refer to it. */
export const sendCover = sendMedia('/operator/music/covers');

/** The same with a sound. */
export const sendPreview = sendMedia('/operator/music/previews');
