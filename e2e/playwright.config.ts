import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags } from './harness/environment.ts';

const webServer: PlaywrightTestConfig['webServer'] = {
  command: 'node harness/serve.ts',
  // The last log line of the start, after demo data and releases exist.
  wait: { stdout: /Every password is/ },
  reuseExistingServer: false,
  timeout: 240_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
};

/** Runs against production builds, the real API and database, and real Chromium; see README.md. */
export default defineConfig({
  testDir: './specs',
  fullyParallel: true,
  workers: 2,
  // On a machine that does other things too; a test that needs its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  repeatEach: Number(process.env.E2E_REPEAT ?? 1),
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that builds and tests in parallel; fast expectations do not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: `../.cache/e2e-results/${process.env.E2E_PORT}`,
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: chromiumFlags,
      // Without a UTF-8 locale downloaded files get other names.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
    viewport: { width: 1440, height: 900 },
    // Routes of a test do not see what a worker loads; tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace takes a fifth of the time; a failed test logs its page instead.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  // With E2E_RUNNING=1 tests use a portal that is already served on E2E_PORT from E2E_DATA_DIR.
  ...(process.env.E2E_RUNNING ? {} : { webServer }),
});
