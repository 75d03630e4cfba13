import { portalJest } from '@portal/shared/jest-preset';

export default portalJest(import.meta.dirname);
