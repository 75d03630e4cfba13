import type { GetResponse } from '@portal/shared/http';
import { fakeApi } from '@portal/shared/testing';
import type { Site } from '../components/sites.api.ts';

export const DOMAIN = 'aurora.localhost';
export const [SET, OTHER_SET] = ['a'.repeat(64), 'b'.repeat(64)];

/** A domain that runs a shell and two remotes, one of them switched off. */
export const releasedSite = (more: Partial<Site> = {}): Site => ({
  domain: DOMAIN,
  name: 'Aurora',
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  freeze: null,
  refused: null,
  approval: { required: false, off_asked_by: null },
  guard_stop: null,
  release: {
    set: SET,
    proof: 'passed',
    shell: '1.0.0',
    follows: [],
    rollout: null,
    remotes: {
      'mf-dashboard': { on: true, version: '1.4.0', previous: null },
      'mf-music': { on: false, version: '1.0.0', previous: null },
    },
  },
  ...more,
});

/** A page with all of some domains. */
export const pageOf = (...sites: Site[]) => ({ domains: sites, total: sites.length, page: 0, size: 50 });

type LoggedMove = GetResponse<'/operator/release/log'>['log'][number];

/** A line of the log that switched a remote off. */
export const loggedMove = (number: number, more: Partial<LoggedMove> = {}): LoggedMove => ({
  number,
  action: 'change',
  reason: '주간 배포',
  moved_by: 'start-up',
  moved_by_email: null,
  approved_by: null,
  proven: true,
  share: null,
  evidence: null,
  moved_at: '2026-11-20T03:00:00Z',
  before_set: SET,
  after_set: OTHER_SET,
  changes: [{ kind: 'turned-off', remote: 'mf-music', version: '1.0.0' }],
  ...more,
});

/** The API of releases with these domains, and nothing that waits, is frozen or was logged. */
export function fakeReleases(...sites: Site[]) {
  fakeApi.get('/operator/domains', pageOf(...sites));
  fakeApi.get('/operator/builds', { builds: [] });
  fakeApi.get('/operator/release/planned', { moves: [] });
  fakeApi.get('/operator/release/freezes', { freezes: [] });
  fakeApi.get('/operator/release/log', { log: [] });
}
