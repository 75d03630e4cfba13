import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes screenshots of every screen into `.cache/shots`; fails only when a page does not render. */
export default defineConfig({
  ...base,
  testDir: './shots',
  outputDir: '../.cache/shots-results',
  // Screens are independent, and each one is opened up to six times.
  fullyParallel: true,
  timeout: 120_000,
  // A trace would take screenshots of its own all the time.
  use: { ...base.use, trace: 'off' },
});
