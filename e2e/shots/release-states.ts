import type { Page, Route } from '@playwright/test';

const CANDIDATE = 'c'.repeat(64);
const PLANNED = 'd'.repeat(64);
const STARTED = new Date(Date.now() - 134 * 60_000).toISOString();
/** A page of the console has 50. */
const MANY = 53;
const DAY_MS = 24 * 60 * 60 * 1000;

const changes = [
  { kind: 'version', remote: 'mf-dashboard', from: '3.8.1', to: '3.9.0' },
  { kind: 'turned-on', remote: 'mf-music', version: '4.2.0' },
];

const rollout = {
  candidate: CANDIDATE,
  share: 5,
  steps: [1, 5, 25, 50],
  every_minutes: 60,
  changes,
  next_step_at: new Date(Date.now() + 46 * 60_000).toISOString(),
  unproven: false,
  started_at: STARTED,
  started_by: 'token pipeline',
  reason: '수익 차트를 표로',
};

const guardStop = {
  number: 12,
  at: STARTED,
  reason: 'mf-dashboard failed',
  share: 5,
  changes,
  evidence: [
    {
      remote: 'mf-dashboard',
      control: { loads: 12_004, failed: 60 },
      candidate: { loads: 611, failed: 83 },
    },
  ],
};

type ListedDomain = { domain: string; release: { set: string } | null };
type Listed = { domains: ListedDomain[] };

const fetchDomains = async (route: Route) => {
  // Only the browser resolves the name of the site.
  const address = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: address.host };
  address.hostname = '127.0.0.1';
  const response = await route.fetch({ url: address.href, headers });
  return { response, listed: (await response.json()) as Listed };
};

/** Changes the domains that the server lists. */
const changeDomains = (page: Page, change: (released: ListedDomain[]) => void) =>
  page.route('**/api/operator/domains?*', async (route) => {
    const { response, listed } = await fetchDomains(route);
    change(listed.domains.filter(({ release }) => release !== null));
    await route.fulfill({ response, json: listed });
  });

const loadsOf = (set: string, remote: string, loads: number, failed: number) => ({
  set,
  remote,
  version: '1.0.0',
  loads,
  mounted: loads,
  failed,
  failed_before: failed,
  failed_after: 0,
  average_ms: 210,
  p75_ms: 400,
  failures: [],
});

const plannedMove = (id: number, domain: string, more: object) => ({
  id,
  domain,
  action: 'change',
  before_set: PLANNED,
  after_set: CANDIDATE,
  unproven: false,
  at: null,
  needs_approval: true,
  approved_by: null,
  approved_at: null,
  planned_at: STARTED,
  planned_by: 'token pipeline',
  planned_by_email: null,
  state: 'waiting',
  move: null,
  failure: null,
  ended_at: null,
  ended_by: null,
  changes,
  may_approve: true,
  ...more,
});

/** Shows page loads of both sides of each canary. */
const showLoads = (page: Page, getControl: () => string) =>
  page.route('**/api/operator/release/health*', (route) => {
    const control = getControl();
    return route.fulfill({
      json: {
        success: true,
        message: '',
        pages: [
          { set: control, served: 18_420, reported: 18_402 },
          { set: CANDIDATE, served: 968, reported: 966 },
        ],
        items: [
          loadsOf(control, 'shell', 18_402, 9),
          loadsOf(CANDIDATE, 'shell', 966, 0),
          loadsOf(control, 'mf-dashboard', 12_004, 60),
          loadsOf(CANDIDATE, 'mf-dashboard', 611, 3),
          loadsOf(CANDIDATE, 'mf-music', 204, 1),
        ],
      },
    });
  });

/** Adds a canary to the first domain of the list, with page loads of both sides, and two moves that wait. */
export async function showCanaryAndPlans(page: Page) {
  let control = '';
  await changeDomains(page, ([first]) => {
    control = first?.release?.set ?? '';
    if (first?.release)
      Object.assign(first.release, {
        rollout: { ...rollout, tag: `"${control}"` },
      });
  });
  await showLoads(page, () => control);
  await page.route('**/api/operator/release/planned*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        moves: [
          plannedMove(8, 'ember.localhost', { reason: '봄 캠페인' }),
          plannedMove(7, 'lagoon.localhost', {
            at: new Date(Date.now() + DAY_MS).toISOString(),
            needs_approval: false,
            may_approve: false,
            reason: '자정에 공개',
          }),
        ],
      },
    }),
  );
}

/** More domains than a page of them, with a canary each, or one that the guard stopped. */
export const showMany = (state: 'canary' | 'stopped') => async (page: Page) => {
  let control = '';
  await showLoads(page, () => control);
  await page.route('**/api/operator/domains?*', async (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const { response, listed } = await fetchDomains(route);
    const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 50)];
    const first = listed.domains.find(({ release }) => release !== null);
    control = first?.release?.set ?? control;
    const domains = Array.from({ length: Math.min(size, MANY - number * size) }, (_, index) => {
      const name = `site-${number * size + index}`;
      return {
        ...first,
        name,
        domain: `${name}.localhost`,
        ...(state === 'stopped'
          ? { guard_stop: guardStop }
          : { release: { ...first?.release, rollout: { ...rollout, tag: '"tag"' } } }),
      };
    });
    const asked = query.get('state');
    // By the total of all domains the page learns that it has to ask for those in a state.
    const shown = { domains: asked === state ? domains : asked ? [] : listed.domains };
    const total = asked === null || asked === state ? MANY : 0;
    await route.fulfill({ response, json: { ...listed, ...shown, total } });
  });
};

/** Shows files that are ingested now, one of them with a known end. */
export async function showProgress(page: Page) {
  const files = [
    { name: 'content_owner_basic_a4_20261124.csv', stage: 'storing', rows: 412_800, total: 1_004_212 },
    { name: 'content_owner_estimated_revenue_a1_20261124.csv.gz', stage: 'reading', rows: 90_112 },
    { name: 'content_owner_asset_a3_20261124.csv', stage: 'waiting', rows: 0 },
  ];
  const items = files.map((file, index) => ({ id: String(index), kind: 'report', total: null, ...file }));
  await page.route('**/api/operator/progress', (route) =>
    route.fulfill({ json: { success: true, message: '', items } }),
  );
}

/** Shows a canary that the guard stopped, a freeze of all domains and one to come, and a domain with a second person. */
export async function showRules(page: Page) {
  const freezeOf = (
    id: number,
    domain: string | null,
    days: [from: number, until: number],
    reason: string,
  ) => {
    const [from, until] = days.map((day) => new Date(Date.now() + day * DAY_MS).toISOString());
    return { id, domain, from, until, reason, set_by: 'command line' };
  };
  const freezes = [
    freezeOf(3, 'ember.localhost', [-1, 4], '연말 정산'),
    freezeOf(4, null, [20, 31], '연말연시 동결'),
  ];
  await changeDomains(page, ([first, , third]) => {
    if (first) Object.assign(first, { guard_stop: guardStop });
    if (third) Object.assign(third, { freeze: freezes[0], approval: { required: true, off_asked_by: null } });
  });
  await page.route('**/api/operator/release/freezes', (route) =>
    route.fulfill({ json: { success: true, message: '', freezes } }),
  );
}
