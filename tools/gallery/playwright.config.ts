import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.GALLERY_PORT ?? 8153);

/** Opens every section of the gallery in a real browser. */
export default defineConfig({
  testDir: './specs',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that builds and tests in parallel.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../../.cache/gallery-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
  },
  webServer: {
    command: 'node ../tasks/src/gallery.ts',
    env: { PORT: String(PORT) },
    wait: { stdout: /Stop with Ctrl-C/ },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
