import { chromium } from '@playwright/test';

/** Launches the browser of every measurement, without background traffic. */
export const launch = () =>
  chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  });
