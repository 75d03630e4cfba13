import { defineShell } from '@portal/webpack';
import type { Configuration } from '@portal/webpack';

const config: Configuration = defineShell({ root: import.meta.dirname });
export default config;
