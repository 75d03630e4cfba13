import { defineShellBuild } from '@portal/webpack';
import type { Configuration } from '@portal/webpack';

const config: Configuration = defineShellBuild({ root: import.meta.dirname });
export default config;
