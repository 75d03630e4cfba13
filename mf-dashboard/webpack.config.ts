import { defineRemoteBuild } from '@portal/webpack';
import type { Configuration } from '@portal/webpack';
import remote from './remote.config.ts';

const config: Configuration = defineRemoteBuild({ root: import.meta.dirname, remote });
export default config;
