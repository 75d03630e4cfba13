import { pageOf } from './release-fixture.ts';
import type { Site } from '../components/sites.api.ts';

const site = (domain: string, name: string, isConsole = false): Site => ({
  domain,
  name,
  is_playlist: false,
  is_console: isConsole,
  default_language: 'ko',
  release: null,
  freeze: null,
  approval: { required: false, off_asked_by: null },
  guard_stop: null,
  refused: null,
});

/** Two domains of partners and the console. */
export const sitesFixture = pageOf(
  site('aurora.localhost', 'Aurora'),
  site('lagoon.localhost', 'Lagoon'),
  site('console.localhost', 'Console', true),
);
