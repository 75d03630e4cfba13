/** Who calls: the role of the session, or nobody. The key of the command line makes an operator. */
export type Caller = 'nobody' | 'member' | 'manager' | 'operator';

/**
 * Whose data a call reaches. What lies outside of it is answered as if it did not exist.
 * - `public` what anybody may see of any domain
 * - `domain` what the domain of the request shows to everybody signed in there
 * - `self` the caller's own account and session
 * - `assigned` channels and their figures: a manager's all, of these a member's own
 * - `account` everything that belongs to the manager
 * - `service` everything there is
 */
export type Reach = 'public' | 'domain' | 'self' | 'assigned' | 'account' | 'service';

export type AccessRule = {
  callers: readonly Caller[];
  reach: Reach;
};

const anybody = ['nobody', 'member', 'manager', 'operator'] as const;
const signedIn = ['member', 'manager', 'operator'] as const;
const partners = ['member', 'manager'] as const;
const managers = ['manager'] as const;
const operators = ['operator'] as const;

/** Which role may call what, by the route's operationId. A route without a line here does not start. */
export const accessTable: Record<string, AccessRule> = {
  // site
  siteMetadata: { callers: anybody, reach: 'public' },
  partnerTerms: { callers: anybody, reach: 'public' },
  paymentContact: { callers: signedIn, reach: 'domain' },
  // session
  login: { callers: anybody, reach: 'public' },
  join: { callers: anybody, reach: 'public' },
  logout: { callers: signedIn, reach: 'self' },
  me: { callers: signedIn, reach: 'self' },
  issueExternalCode: { callers: anybody, reach: 'public' },
  exchangeExternalCode: { callers: anybody, reach: 'public' },
  // account
  updateAccount: { callers: signedIn, reach: 'self' },
  withdraw: { callers: signedIn, reach: 'self' },
  // members
  subAccounts: { callers: managers, reach: 'account' },
  addSubAccount: { callers: managers, reach: 'account' },
  updateSubAccount: { callers: managers, reach: 'account' },
  deleteSubAccount: { callers: managers, reach: 'account' },
  // channels
  channels: { callers: partners, reach: 'assigned' },
  resolveChannels: { callers: managers, reach: 'account' },
  addChannel: { callers: managers, reach: 'account' },
  addChannels: { callers: managers, reach: 'account' },
  assignChannel: { callers: managers, reach: 'account' },
  unassignChannel: { callers: managers, reach: 'account' },
  deleteChannels: { callers: managers, reach: 'account' },
  reReviewChannel: { callers: managers, reach: 'account' },
  channelVerification: { callers: managers, reach: 'account' },
  channelVerifications: { callers: managers, reach: 'account' },
  channelVerificationCode: { callers: managers, reach: 'account' },
  verifyChannel: { callers: managers, reach: 'account' },
  // reports
  reportFreshness: { callers: partners, reach: 'public' },
  reportSummary: { callers: partners, reach: 'assigned' },
  reportTrend: { callers: partners, reach: 'assigned' },
  reportVideos: { callers: partners, reach: 'assigned' },
  reportCountries: { callers: partners, reach: 'assigned' },
  reportVideo: { callers: partners, reach: 'assigned' },
  reportChannels: { callers: partners, reach: 'assigned' },
  reportChannelTrend: { callers: partners, reach: 'assigned' },
  reportPrices: { callers: partners, reach: 'assigned' },
  reportStatement: { callers: partners, reach: 'assigned' },
  reportSettlement: { callers: partners, reach: 'assigned' },
  exportVideos: { callers: partners, reach: 'assigned' },
  exportChannels: { callers: partners, reach: 'assigned' },
  exportChannelTrend: { callers: partners, reach: 'assigned' },
  exportVideo: { callers: partners, reach: 'assigned' },
  exportTrend: { callers: partners, reach: 'assigned' },
  exportCountries: { callers: partners, reach: 'assigned' },
  exportPrices: { callers: partners, reach: 'assigned' },
  exportStatement: { callers: partners, reach: 'assigned' },
  // music
  tracks: { callers: signedIn, reach: 'domain' },
  musicTags: { callers: signedIn, reach: 'domain' },
  popularTracks: { callers: signedIn, reach: 'domain' },
  shoppingTracks: { callers: signedIn, reach: 'domain' },
  favouriteTracks: { callers: signedIn, reach: 'self' },
  addFavouriteTrack: { callers: signedIn, reach: 'self' },
  removeFavouriteTrack: { callers: signedIn, reach: 'self' },
  // notices
  notices: { callers: signedIn, reach: 'domain' },
  notice: { callers: signedIn, reach: 'domain' },
  readNotice: { callers: signedIn, reach: 'self' },
  // views
  savedViews: { callers: signedIn, reach: 'self' },
  addSavedView: { callers: signedIn, reach: 'self' },
  updateSavedView: { callers: signedIn, reach: 'self' },
  deleteSavedView: { callers: signedIn, reach: 'self' },
  // telemetry
  reportEvents: { callers: anybody, reach: 'public' },
  reportViolations: { callers: anybody, reach: 'public' },
  // operators
  operatorDomains: { callers: operators, reach: 'service' },
  builds: { callers: operators, reach: 'service' },
  publishBuild: { callers: operators, reach: 'service' },
  operatorRelease: { callers: operators, reach: 'service' },
  operatorReleaseLog: { callers: operators, reach: 'service' },
  changeRelease: { callers: operators, reach: 'service' },
  rollbackRelease: { callers: operators, reach: 'service' },
  advanceReleases: { callers: operators, reach: 'service' },
  releaseHealth: { callers: operators, reach: 'service' },
  serverKeys: { callers: operators, reach: 'service' },
  createServerKey: { callers: operators, reach: 'service' },
  deleteServerKey: { callers: operators, reach: 'service' },
  operatorNotices: { callers: operators, reach: 'service' },
  operatorNotice: { callers: operators, reach: 'service' },
  createNotice: { callers: operators, reach: 'service' },
  changeNotice: { callers: operators, reach: 'service' },
  deleteNotice: { callers: operators, reach: 'service' },
  operatorSite: { callers: operators, reach: 'service' },
  createSite: { callers: operators, reach: 'service' },
  changeSite: { callers: operators, reach: 'service' },
  operatorContact: { callers: operators, reach: 'service' },
  changeContact: { callers: operators, reach: 'service' },
  auditLog: { callers: operators, reach: 'service' },
  ingestReport: { callers: operators, reach: 'service' },
  importTracks: { callers: operators, reach: 'service' },
  exchangeRates: { callers: operators, reach: 'service' },
  setExchangeRates: { callers: operators, reach: 'service' },
  reviewQueue: { callers: operators, reach: 'service' },
  reviewChannel: { callers: operators, reach: 'service' },
};
