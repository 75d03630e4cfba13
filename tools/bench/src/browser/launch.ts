import { chromium } from '@playwright/test';

/** The browser of every measurement: it talks to nobody but the portal. */
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
