import { portalJest } from './jest-preset/index.mjs';

export default portalJest(import.meta.dirname);
