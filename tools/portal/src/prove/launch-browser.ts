import { chromium, type Browser } from 'playwright-core';

/** Chromium needs user namespaces for its sandbox, which containers often lack; it opens builds of our own store only. */
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** Starts the Chromium of a file. */
export const launchBrowser = (executable: string): Promise<Browser> =>
  chromium.launch({ executablePath: executable, args: FLAGS });
