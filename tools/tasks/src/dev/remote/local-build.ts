import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContentType } from '@portal/api/pages';
import { type Descriptor, descriptorSchema } from '@portal/shared/release';
import type { OwnFile } from '../front.ts';

/** A build of the remote under work, read whole, so that the next one can be written meanwhile. */
export type LocalBuild = { descriptor: Descriptor; files: ReadonlyMap<string, OwnFile> };

const typeOf = (file: string) => (file.endsWith('.map') ? 'application/json' : getContentType(file));

/** Where a build is served; a published one of this version there cannot be, since development builds have other ids. */
export const baseOf = ({ name, version }: Pick<Descriptor, 'name' | 'version'>) => `/r/${name}/${version}/`;

export function readLocalBuild(folder: string): LocalBuild {
  const document: unknown = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const descriptor = descriptorSchema.parse(document);
  const base = baseOf(descriptor);
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }): [string, OwnFile] => {
      const file = path.join(parentPath, name);
      const url = base + path.relative(folder, file).replaceAll(path.sep, '/');
      return [url, { type: typeOf(name), body: readFileSync(file) }];
    });
  return { descriptor, files: new Map(files) };
}
