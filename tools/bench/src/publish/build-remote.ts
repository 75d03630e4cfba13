import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@portal/shared/release';
import { defineRemoteBuild } from '@portal/webpack';
import { compile } from '@portal/webpack/build';
import { root as workspace } from '@portal/webpack/workspace';
import { cacheFolder } from '../cache-folder.ts';

/** Has the builds that were published. */
export const publishedFolder = path.join(cacheFolder, 'published');

export type RemoteBuild = { name: string; version: string; folder: string };

/** Builds a remote's sources under a version that was never published. */
export async function buildRemote(name: string): Promise<RemoteBuild> {
  const root = path.join(workspace, name);
  const { default: remote } = (await import(pathToFileURL(path.join(root, 'remote.config.ts')).href)) as {
    default: RemoteConfig;
  };
  const version = `1.0.0+${randomBytes(4).toString('hex')}`;
  const folder = path.join(publishedFolder, `${name}-${version}`);
  await compile(defineRemoteBuild({ root, remote, version, outDir: folder }));
  return { name, version, folder };
}
