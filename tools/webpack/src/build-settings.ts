import path from 'node:path';
import { root as workspace } from './workspace.ts';

export type BuildMode = 'production' | 'development';

/**
 * What this process builds. Only `npm run dev` asks for development builds: not minified, not compressed, with source
 * maps, and otherwise made by the same preset. The name is our own, so that no `NODE_ENV` of a shell changes a release.
 */
export const buildMode: BuildMode =
  process.env['PORTAL_BUILD'] === 'development' ? 'development' : 'production';

/** Where the package in `root` is built to. Development builds lie apart: a release is never made of one. */
export const buildFolder = (root: string) =>
  buildMode === 'development'
    ? path.join(workspace, '.cache/dev', path.basename(root))
    : path.join(root, 'dist');
