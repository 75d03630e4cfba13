import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContentType } from '@portal/api/pages';
import { type Descriptor, descriptorSchema } from '@portal/shared/release';
import type { LocalFile } from '../proxy.ts';

/** A build of the developed remote, read into memory, because the next build overwrites its folder. */
export type LocalBuild = { descriptor: Descriptor; files: ReadonlyMap<string, LocalFile> };

const typeOf = (file: string) => (file.endsWith('.map') ? 'application/json' : getContentType(file));

/**
 * The path that a build is served at. No published build has the same version, because development builds have other
 * ids.
 */
export const buildBasePath = ({ name, version }: Pick<Descriptor, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

export function readLocalBuild(folder: string): LocalBuild {
  const document: unknown = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const descriptor = descriptorSchema.parse(document);
  const base = buildBasePath(descriptor);
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }): [string, LocalFile] => {
      const file = path.join(parentPath, name);
      const url = base + path.relative(folder, file).replaceAll(path.sep, '/');
      return [url, { type: typeOf(name), body: readFileSync(file) }];
    });
  return { descriptor, files: new Map(files) };
}
