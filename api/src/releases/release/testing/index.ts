export { createRoute, createTemporaryFolder, writeRemote, writeShell } from './fixture-build.ts';
export { addSite } from './test-portal.ts';
