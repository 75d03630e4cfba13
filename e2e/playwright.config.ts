import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags } from './harness/environment.ts';

const webServer: PlaywrightTestConfig['webServer'] = {
  command: 'node harness/serve.ts',
  // The last line of the start, after demo data and releases are there.
  wait: { stdout: /Every password is/ },
  reuseExistingServer: false,
  timeout: 240_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
};

/** The real thing: production builds, real API, real database, real Chromium. See README.md for what that means here. */
export default defineConfig({
  testDir: './specs',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Also where builds and other tests keep the machine busy; what is fast does not wait for these.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: `../.cache/e2e-results/${process.env.E2E_PORT}`,
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: chromiumFlags,
      // Without a locale that has all letters, a file is saved under another name than its own.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
    viewport: { width: 1440, height: 900 },
    // A recording takes a fifth of the time; a failed test says what its page shows.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  // E2E_RUNNING=1 tests a portal that is already served on E2E_PORT out of E2E_DATA_DIR.
  ...(process.env.E2E_RUNNING ? {} : { webServer }),
});
