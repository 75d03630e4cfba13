import path from 'node:path';

/** The checkout's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** What the benchmark keeps from run to run: the control's build, the measured portal's data, the last figures. */
export const cache = path.join(root, '.cache/bench');

export const remotes = ['mf-dashboard', 'mf-channels', 'mf-members', 'mf-music', 'mf-content'];
