import path from 'node:path';
import { root as workspace } from './workspace.ts';

export type BuildMode = 'production' | 'development';

/**
 * The build mode of this process. Only `npm run dev` makes development builds: not minified or compressed, with source
 * maps. A variable of our own, so that a `NODE_ENV` in the user's terminal never changes a release.
 */
export const buildMode: BuildMode =
  process.env['PORTAL_BUILD'] === 'development' ? 'development' : 'production';

/**
 * The output folder of the package in `root`. Development builds have a separate folder, so that none is ever released.
 */
export const buildFolder = (root: string) =>
  buildMode === 'development'
    ? path.join(workspace, '.cache/dev', path.basename(root))
    : path.join(root, 'dist');
