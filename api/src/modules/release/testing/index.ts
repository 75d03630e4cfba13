export { createRoute, temporaryFolder, writeRemote, writeShell } from './fixture-build.ts';
export { addSite } from './test-portal.ts';
