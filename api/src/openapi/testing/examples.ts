import { randomUUID } from 'node:crypto';
import { PASSWORD } from './test-accounts.ts';
import { personalExamples } from './personal-examples.ts';
import { moneyExamples } from './money-examples.ts';
import { musicExamples, TRACK } from './music-examples.ts';
import { releaseExamples } from './release-examples.ts';
import { type Example, type Input, newAddress } from './example.ts';

/** All example calls of an operation. */
export const getExamples = (name: string) => [examples[name] ?? []].flat();

const period = { from: '2026-02-01', to: '2026-02-28' };
type Query = Record<string, string>;
const track = { ...period, isrc: TRACK };
/** A report, filtered by one resource or not. */
const reportExample = (thing: 'member' | 'channel', query: Query = period): Example => ({
  names: thing,
  isOptional: true,
  ...(thing === 'member' ? { namedBy: 'manager' } : {}),
  input: (id) => ({ query: { ...query, ...(id === undefined ? {} : { [thing]: id }) } }),
});
const memberExample = reportExample('member');
const memberAndChannelExamples = [memberExample, reportExample('channel')];
const months = { from: '2026-01', to: '2026-02' };
const statement: Example = { input: () => ({ query: { month: '2026-02' } }) };

const anyVersion = { 'if-match': '*' };
const createChannelExample = (query: (id: string) => Input): Example => ({
  names: 'channel',
  input: (id = '') => query(id),
});
const assignment: Example[] = [
  {
    names: 'channel',
    input: (id, as) => ({ body: { channel: id, members: [as?.memberId ?? id] }, headers: anyVersion }),
  },
  {
    names: 'member',
    input: (id, as) => ({ body: { channel: as?.channelId ?? id, members: [id] }, headers: anyVersion }),
  },
];
const youtube = { youtube_id: 'UCaaaaaaaaaaaaaaaaaaaaaa', category: 'bgm' };
const siteSettings = {
  name: 'Walk',
  design_id: 'mcn-1',
  color_primary: '#123456',
  color_primary_dim: '#123456',
  logo_favicon: '/media/a.svg',
  logo_meta: '/media/a.svg',
  exclusive_logo: null,
  is_playlist: false,
  default_language: 'ko',
  default_currency: 'KRW',
  channel_verify_needed: false,
  password_minimum: 4,
  priced_by: 'views',
  withdrawal_amount: 30_000,
  withdrawal_unit: 'points',
  pc_volume: 20,
  mobile_volume: null,
  terms_url: 'https://example.com/terms',
  privacy_url: null,
  tagline: { ko: { title: '제목', text: '글' } },
};
const contact = {
  company: 'A',
  address: 'B',
  business_number: 'C',
  email: 'a@example.com',
  manager_name: 'D',
  manager_contact: 'E',
};
const noticeContent = { domain: null, category: 'general', title: { ko: '제목' }, body: { ko: '글' } };
const createNoticeExample = (input: (id: string) => Input): Example => ({
  names: 'notice',
  input: (id = '') => input(id),
});
const domainExample = {
  names: 'domain',
  input: (id = '') => ({ query: { domain: id } }),
} as const satisfies Example;

/** A file that is admitted, then refused for its content. */
const refusedFile = (query: Query): Example => ({
  status: 422,
  input: () => ({ query, body: 'a', headers: { 'content-type': 'application/octet-stream' } }),
});

/** One line per operation of the OpenAPI document; a test names those that lack one. */
export const examples: Record<string, Example | readonly Example[]> = {
  siteMetadata: { ...domainExample, skipsPortalHeaders: true },
  partnerTerms: {},
  paymentContact: {},
  login: {
    // A caller without a session has no account to sign in to.
    status: (as) => (as ? 200 : 401),
    input: (_id, as) => ({ body: { id: as?.email ?? 'nobody@example.com', password: PASSWORD } }),
  },
  join: {
    // No user signs up on a console domain.
    status: (as) => (as?.role === 'operator' ? 403 : 200),
    input: () => ({
      body: { email: newAddress(), password: PASSWORD, password_confirmation: PASSWORD, nickname: 'Walker' },
    }),
  },
  // Signing in from another site takes that site's key, or a code created with it.
  issueExternalCode: {
    skipsPortalHeaders: true,
    status: 401,
    input: () => ({ body: { user_id: 'a@example.com' } }),
  },
  exchangeExternalCode: { status: 410, input: () => ({ body: { code: 'c'.repeat(43) } }) },
  logout: { consumesCaller: true, input: () => ({ body: {} }) },
  me: {},
  updateAccount: {
    input: (_id, as) => ({ body: { password: PASSWORD, nickname: as?.secret ?? 'nobody' } }),
  },
  withdraw: { input: () => ({ body: { password: PASSWORD } }), consumesCaller: true },
  subAccounts: {},
  exportSubAccounts: {},
  subAccount: { names: 'member', input: (id = '') => ({ query: { id } }) },
  addSubAccount: {
    input: () => ({ body: { user_id: newAddress(), password: PASSWORD, nickname: 'Walker' } }),
  },
  updateSubAccount: {
    names: 'member',
    input: (id) => ({ body: { target: id, fee_rate: 0.1 }, headers: anyVersion }),
  },
  endContract: { names: 'member', input: (id) => ({ body: { target: id, from: '2100-01-01' } }) },
  continueContract: { names: 'member', input: (id) => ({ body: { target: id } }) },
  deleteSubAccount: { names: 'member', input: (id) => ({ body: { target: id, password: PASSWORD } }) },
  channels: {},
  exportChannelList: {},
  // YouTube is unreachable, which only permitted callers learn.
  resolveChannels: { status: 503, input: () => ({ body: { links: ['@somebody'] } }) },
  addChannel: { status: 503, input: () => ({ body: youtube }) },
  addChannels: { status: 503, input: () => ({ body: { channels: [youtube] } }) },
  assignChannel: assignment,
  unassignChannel: assignment,
  // Nothing was assigned yet.
  undoAssignment: {
    ...createChannelExample((id) => ({ body: { channel: id }, headers: anyVersion })),
    status: 409,
  },
  channelAssignments: createChannelExample((id) => ({ query: { channels: id } })),
  deleteChannels: createChannelExample((id) => ({
    body: { channels: [id], acknowledged: true, password: PASSWORD },
  })),
  // Only a channel on hold can be reviewed again.
  reReviewChannel: { ...createChannelExample((id) => ({ body: { channel: id } })), status: 409 },
  channelVerification: createChannelExample((id) => ({ query: { channel: id } })),
  channelVerifications: {},
  channelVerificationCode: createChannelExample((id) => ({ body: { channel: id } })),
  verifyChannel: createChannelExample((id) => ({ body: { channel: id } })),
  reportVideo: { names: 'video', input: (id = '') => ({ query: { ...period, id } }) },
  reportChannels: memberExample,
  reportTrack: [reportExample('member', track), reportExample('channel', track)],
  reportTracks: memberExample,
  reportChannelTrend: memberAndChannelExamples,
  reportPrices: memberAndChannelExamples,
  reportStatement: statement,
  reportSettlement: [reportExample('member', months), reportExample('channel', months)],
  exportVideos: memberExample,
  exportVideo: { names: 'video', input: (id = '') => ({ query: { ...period, id } }) },
  exportChannels: memberExample,
  exportChannelTrend: memberAndChannelExamples,
  exportTrend: memberAndChannelExamples,
  exportCountries: memberAndChannelExamples,
  exportPrices: memberAndChannelExamples,
  exportStatement: statement,
  statementJournal: { ...statement, status: 404 },
  exportStatementJournal: { ...statement, status: 404 },
  exportState: { input: () => ({ query: { id: randomUUID() } }) },
  reportFreshness: {},
  reportSummary: memberAndChannelExamples,
  reportBriefing: [reportExample('member', {}), reportExample('channel', {})],
  reportOpenRevenue: [reportExample('member', {}), reportExample('channel', {})],
  reportTrend: memberAndChannelExamples,
  reportAnnotations: memberAndChannelExamples,
  reportVideos: memberExample,
  reportCountries: memberAndChannelExamples,
  ...musicExamples,
  notices: {},
  notice: createNoticeExample((id) => ({ query: { id } })),
  readNotice: { ...createNoticeExample((id) => ({ body: { id } })), reach: 'domain' },
  reportEvents: {
    skipsPortalHeaders: true,
    status: 202,
    input: () => ({
      body: {
        events: [
          {
            set: 'a'.repeat(64),
            remote: 'mf-music',
            version: '1.0.0',
            phase: 'mounted',
            outcome: 'ok',
            error_class: null,
            ms: 1,
          },
        ],
      },
    }),
  },
  reportViolations: { skipsPortalHeaders: true, status: 204, input: () => ({ body: { 'csp-report': {} } }) },
  operatorDomains: {},
  auditLog: {},
  reviewQueue: {},
  reviewChannel: {
    ...createChannelExample((id) => ({
      body: { channel: id, decision: 'reject', reason: 'x' },
      headers: anyVersion,
    })),
    // The channel has been reviewed already.
    status: 409,
  },
  // Each channel has an outcome of its own; that of an unknown one is `not_found`.
  reviewChannels: {
    input: () => ({ body: { channels: [{ id: randomUUID(), version: 1 }], decision: 'hold' } }),
  },
  // The target is no account.
  transferChannel: {
    ...createChannelExample((id) => ({ body: { channel: id, account: randomUUID(), from: '2026-02-01' } })),
    status: 404,
  },
  importChannels: {
    names: 'domain',
    status: 422,
    input: (domain = '') => ({ query: { domain }, body: 'a', headers: { 'content-type': 'text/csv' } }),
  },
  serverKeys: { input: () => ({ query: { domain: 'home.test' } }) },
  createServerKey: { input: () => ({ body: { domain: 'home.test', name: 'Walk' } }) },
  deleteServerKey: { status: 404, input: () => ({ body: { id: randomUUID() } }) },
  deployTokens: {},
  createDeployToken: {
    input: () => ({ body: { kind: 'team', scope: ['mf-music'], name: `walk-${randomUUID()}` } }),
  },
  revokeDeployToken: { status: 404, input: () => ({ body: { name: 'nothing' } }) },
  operatorNotices: {},
  operatorNotice: createNoticeExample((id) => ({ query: { id } })),
  previewNotice: { input: () => ({ body: { body: '글' } }) },
  createNotice: { input: () => ({ body: noticeContent }) },
  changeNotice: createNoticeExample((id) => ({ body: { id, category: 'guide' }, headers: anyVersion })),
  deleteNotice: createNoticeExample((id) => ({ body: { id }, headers: anyVersion })),
  operatorSite: domainExample,
  operatorSites: {},
  operatorAccounts: domainExample,
  createSite: {
    input: () => ({ body: { ...siteSettings, domain: `${newAddress().split('@')[0] ?? ''}.test` } }),
  },
  createAccount: {
    names: 'domain',
    input: (id) => ({
      body: { domain: id, email: newAddress(), password: 'right-password', nickname: 'Newcomer' },
    }),
  },
  changeSite: {
    names: 'domain',
    input: (id) => ({ body: { domain: id, name: 'Walk' }, headers: anyVersion }),
  },
  deleteSite: { status: 404, input: () => ({ body: { domain: 'nowhere.test', reason: 'walk' } }) },
  operatorContact: domainExample,
  changeContact: {
    names: 'domain',
    input: (id) => ({ body: { ...contact, domain: id }, headers: anyVersion }),
  },
  builds: {},
  checkBuilds: {},
  orphanedBuilds: {},
  deleteOrphanedBuilds: { input: () => ({ body: { places: ['mf-content/1.0.0'], reason: 'walk' } }) },
  // Admitted, then refused for the content of the body.
  publishBuild: { status: 422, input: () => ({ body: {} }) },
  ingestReport: {
    status: 422,
    input: () => ({ query: { name: 'a.csv' }, body: 'a,b', headers: { 'content-type': 'text/csv' } }),
  },
  importTracks: {
    input: () => ({
      query: { name: 'a.csv' },
      body: 'isrc,title,artist,category,duration\nKRX4G2600001,A,B,bgm,60\n',
      headers: { 'content-type': 'text/csv' },
    }),
  },
  addCover: refusedFile({ name: 'a.png' }),
  addPreview: refusedFile({ name: 'a.mp3' }),
  addSitePicture: refusedFile({ kind: 'logo', name: 'a.png' }),
  deliveries: {},
  reconciliation: { input: () => ({ query: { month: '2026-10' } }) },
  fileProgress: {},
  withdrawDelivery: {
    status: 404,
    input: () => ({ body: { id: '00000000-0000-7000-8000-00000000dead', reason: 'walk' } }),
  },
  closedMonths: domainExample,
  exchangeRates: {},
  setExchangeRates: {
    input: () => ({ body: 'day,rate\n2026-02-10,1400\n', headers: { 'content-type': 'text/csv' } }),
  },
  ...personalExamples,
  ...moneyExamples,
  ...releaseExamples,
  operatorReleaseLog: domainExample,
  releaseHealth: domainExample,
};
