import type { TestContext } from 'node:test';
import { BROWSERS, HEADLESS_SHELL, locateChromium } from '@portal/tasks/chromium';
import { launchBrowser } from '../launch-browser.ts';

/** The kinds of Chromium that this machine has, which request other things by themselves; at least one. */
export const installedBrowsers = (): string[] => {
  const found = [process.env['CHROMIUM'], locateChromium([HEADLESS_SHELL]), locateChromium(BROWSERS)];
  const browsers = [...new Set(found.flatMap((file) => (file ? [file] : [])))];
  if (browsers.length === 0) throw new Error('These tests need a Chromium on the PATH, or CHROMIUM.');
  return browsers;
};

/** A context of a browser that ends with the test. */
export async function openContext(t: TestContext, executable: string) {
  const browser = await launchBrowser(executable);
  t.after(() => browser.close());
  return browser.newContext();
}
