import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** What the benchmark keeps from run to run: the control's build, the measured portal's data, the last figures. */
export const cache = path.join(root, '.cache/bench');
