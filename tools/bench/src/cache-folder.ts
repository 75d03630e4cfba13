import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** Kept between runs: the control's build, the measured portal's data, the last results. */
export const cacheFolder = path.join(root, '.cache/bench');
