import type { Db } from '../../../platform/database/database.ts';
import { encodePicture } from '../../media/stored/encode-picture.ts';
import type { FileStore } from '../../media/stored/file-store.ts';
import { MAX_PICTURE_BYTES } from '../../media/stored/read-picture.ts';
import type { fetchFile } from '../sources/fetch-file.ts';
import { createSourcedMedia, type MediaKind } from '../sources/sourced-media.service.ts';
import { coverRepository } from './cover.repository.ts';

const coverKind: MediaKind = {
  column: 'cover',
  table: 'cover_source',
  unknown: { code: 'unknown_cover', noun: 'picture' },
  accept: 'image/jpeg, image/png, image/webp',
  maxBytes: MAX_PICTURE_BYTES,
};

type Covers = {
  db: Db;
  store: FileStore;
  fetchFile: typeof fetchFile;
};

/** Covers that operators send as files or name by address. */
export const createCoverService = ({ db, store, fetchFile: fetch }: Covers) =>
  createSourcedMedia({
    db,
    kind: coverKind,
    store,
    saveFile: async (picture) => store.save(await encodePicture(picture, 'cover')),
    fetchFile: fetch,
    forgetUnused: (hashes) => coverRepository.removeUnused(db, hashes),
  });
