import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Screenshots of every screen into `.cache/shots`, to be looked at; checks nothing but that each page shows itself. */
export default defineConfig({
  ...base,
  testDir: './shots',
  outputDir: '../.cache/shots-results',
  // Screens share nothing, and a screen is opened up to six times.
  fullyParallel: true,
  timeout: 120_000,
  // A trace takes pictures of its own all the time.
  use: { ...base.use, trace: 'off' },
});
