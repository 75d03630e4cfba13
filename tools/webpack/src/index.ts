export type { BuildMode } from './build-settings.ts';
export { defineRemoteBuild } from './define-remote-build.ts';
export { defineShellBuild } from './define-shell-build.ts';
export type { Configuration } from 'webpack';
