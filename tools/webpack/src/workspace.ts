import path from 'node:path';

/** The checkout's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const remotes = ['mf-dashboard', 'mf-channels', 'mf-members', 'mf-music', 'mf-content'];

/** Packages that webpack builds. */
export const built = ['shell', ...remotes];
