import { isExecutable, locateChromium } from '@portal/tasks/chromium';
import { CommandFailure } from '../failure.ts';
import type { Environment } from '../server/connect.ts';

/**
 * The Chromium that proves a set: `--browser`, `CHROMIUM`, or the machine's own.
 * @throws CommandFailure `no_browser`
 */
export function findBrowser(named: string | undefined, environment: Environment): string {
  const configured = named ?? environment['CHROMIUM'];
  const found = configured || locateChromium();
  if (found === undefined)
    throw new CommandFailure(
      'No Chromium is on the PATH: name one with --browser or CHROMIUM, or prove on another machine.',
      { code: 'no_browser' },
    );
  if (!isExecutable(found)) throw new CommandFailure(`${found} cannot be executed.`, { code: 'no_browser' });
  return found;
}
