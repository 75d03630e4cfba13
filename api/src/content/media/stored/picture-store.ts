import path from 'node:path';
import { createFileStore } from './file-store.ts';
import { type PictureKindName, pictureKindNames, pictureKinds } from './picture-kinds.ts';

/** Where a stored picture is served. */
export const toPicturePath = (kind: PictureKindName, hash: string) =>
  `/media/stored/${hash}.${pictureKinds[kind].extension}`;

const STORED = /^\/media\/stored\/([0-9a-f]{64})\.(\w+)$/;

/** The kind and the hash of a stored picture's address; undefined for other addresses. */
export const parseStoredPath = (address: string) => {
  const [, hash, extension] = STORED.exec(address) ?? [];
  const kind = pictureKindNames.find((name) => pictureKinds[name].extension === extension);
  return hash === undefined || kind === undefined ? undefined : { kind, hash };
};

/** The stored pictures of a kind. */
export const createPictureStore = (dataDirectory: string, kind: PictureKindName) => {
  const { directory, extension } = pictureKinds[kind];
  return createFileStore(path.join(dataDirectory, directory), extension);
};
