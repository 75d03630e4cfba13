import path from 'node:path';
import { createFileStore } from '../../media/stored/file-store.ts';

/** The stored previews; their type is in their bytes. */
export const createPreviewStore = (dataDirectory: string) =>
  createFileStore(path.join(dataDirectory, 'previews'), 'audio');

/** Where a stored preview is served. */
export const toPreviewPath = (hash: string) => `/api/music/preview?hash=${hash}`;
