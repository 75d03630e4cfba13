/** The role of the session, or `anonymous` without one. The key of the command line makes an operator. */
export type Caller = 'anonymous' | 'member' | 'manager' | 'operator';

/**
 * Which data a call reaches; everything outside of it returns 404.
 * - `public` the public data of any domain
 * - `domain` what the request's domain shows to every signed-in user
 * - `self` the caller's own account and session
 * - `assigned` channels and their figures: all of a manager's, those assigned to a member
 * - `account` everything that belongs to the manager
 * - `service` everything there is
 */
export type Reach = 'public' | 'domain' | 'self' | 'assigned' | 'account' | 'service';

/** What a deploy token may do: publish builds of some remotes, or move some domains. */
export type TokenKind = 'team' | 'release';

export type AccessRule = {
  callers: readonly Caller[];
  reach: Reach;
  /** The kinds of deploy tokens that may call it too; none without it. */
  tokens?: readonly TokenKind[];
};

const anyCaller = ['anonymous', 'member', 'manager', 'operator'] as const;
const anySignedIn = ['member', 'manager', 'operator'] as const;
const partners = ['member', 'manager'] as const;
const managers = ['manager'] as const;
const operators = ['operator'] as const;
const anyToken = ['team', 'release'] as const;
const teamToken = ['team'] as const;
const releaseToken = ['release'] as const;

/** Which role may call what, by the route's operationId. A route without a line here does not start. */
export const accessTable: Record<string, AccessRule> = {
  // site
  siteMetadata: { callers: anyCaller, reach: 'public' },
  partnerTerms: { callers: anyCaller, reach: 'public' },
  paymentContact: { callers: anySignedIn, reach: 'domain' },
  // session
  login: { callers: anyCaller, reach: 'public' },
  join: { callers: anyCaller, reach: 'public' },
  logout: { callers: anySignedIn, reach: 'self' },
  me: { callers: anySignedIn, reach: 'self' },
  issueExternalCode: { callers: anyCaller, reach: 'public' },
  exchangeExternalCode: { callers: anyCaller, reach: 'public' },
  // account
  updateAccount: { callers: anySignedIn, reach: 'self' },
  withdraw: { callers: anySignedIn, reach: 'self' },
  // members
  subAccounts: { callers: managers, reach: 'account' },
  subAccount: { callers: managers, reach: 'account' },
  exportSubAccounts: { callers: managers, reach: 'account' },
  addSubAccount: { callers: managers, reach: 'account' },
  updateSubAccount: { callers: managers, reach: 'account' },
  deleteSubAccount: { callers: managers, reach: 'account' },
  // channels
  channels: { callers: partners, reach: 'assigned' },
  exportChannelList: { callers: partners, reach: 'assigned' },
  resolveChannels: { callers: managers, reach: 'account' },
  addChannel: { callers: managers, reach: 'account' },
  addChannels: { callers: managers, reach: 'account' },
  assignChannel: { callers: managers, reach: 'account' },
  unassignChannel: { callers: managers, reach: 'account' },
  undoAssignment: { callers: managers, reach: 'account' },
  channelAssignments: { callers: partners, reach: 'assigned' },
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
  reportAnnotations: { callers: partners, reach: 'assigned' },
  reportVideos: { callers: partners, reach: 'assigned' },
  reportCountries: { callers: partners, reach: 'assigned' },
  reportVideo: { callers: partners, reach: 'assigned' },
  reportChannels: { callers: partners, reach: 'assigned' },
  reportTracks: { callers: partners, reach: 'assigned' },
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
  exportState: { callers: partners, reach: 'self' },
  // music
  tracks: { callers: anySignedIn, reach: 'domain' },
  musicTags: { callers: anySignedIn, reach: 'domain' },
  popularTracks: { callers: anySignedIn, reach: 'domain' },
  shoppingTracks: { callers: anySignedIn, reach: 'domain' },
  favouriteTracks: { callers: anySignedIn, reach: 'self' },
  addFavouriteTrack: { callers: anySignedIn, reach: 'self' },
  removeFavouriteTrack: { callers: anySignedIn, reach: 'self' },
  // notices
  notices: { callers: anySignedIn, reach: 'domain' },
  notice: { callers: anySignedIn, reach: 'domain' },
  readNotice: { callers: anySignedIn, reach: 'self' },
  // views
  savedViews: { callers: anySignedIn, reach: 'self' },
  addSavedView: { callers: anySignedIn, reach: 'self' },
  updateSavedView: { callers: anySignedIn, reach: 'self' },
  deleteSavedView: { callers: anySignedIn, reach: 'self' },
  // telemetry
  reportEvents: { callers: anyCaller, reach: 'public' },
  reportViolations: { callers: anyCaller, reach: 'public' },
  // operators
  operatorDomains: { callers: operators, reach: 'service', tokens: anyToken },
  builds: { callers: operators, reach: 'service', tokens: anyToken },
  checkBuilds: { callers: operators, reach: 'service' },
  orphanedBuilds: { callers: operators, reach: 'service' },
  deleteOrphanedBuilds: { callers: operators, reach: 'service' },
  publishBuild: { callers: operators, reach: 'service', tokens: teamToken },
  operatorRelease: { callers: operators, reach: 'service', tokens: anyToken },
  operatorReleaseLog: { callers: operators, reach: 'service', tokens: anyToken },
  changeRelease: { callers: operators, reach: 'service', tokens: releaseToken },
  rollbackRelease: { callers: operators, reach: 'service', tokens: releaseToken },
  revertRelease: { callers: operators, reach: 'service', tokens: releaseToken },
  startRollout: { callers: operators, reach: 'service', tokens: releaseToken },
  stepRollout: { callers: operators, reach: 'service', tokens: releaseToken },
  promoteRollout: { callers: operators, reach: 'service', tokens: releaseToken },
  stopRollout: { callers: operators, reach: 'service', tokens: releaseToken },
  startReleases: { callers: operators, reach: 'service', tokens: releaseToken },
  composeRelease: { callers: operators, reach: 'service', tokens: anyToken },
  recordProof: { callers: operators, reach: 'service', tokens: anyToken },
  buildFiles: { callers: operators, reach: 'service', tokens: anyToken },
  diffReleases: { callers: operators, reach: 'service', tokens: anyToken },
  followBuilds: { callers: operators, reach: 'service', tokens: releaseToken },
  releaseFreezes: { callers: operators, reach: 'service', tokens: anyToken },
  freezeReleases: { callers: operators, reach: 'service', tokens: releaseToken },
  unfreezeReleases: { callers: operators, reach: 'service', tokens: releaseToken },
  plannedMoves: { callers: operators, reach: 'service', tokens: anyToken },
  approveMove: { callers: operators, reach: 'service', tokens: releaseToken },
  requireApproval: { callers: operators, reach: 'service', tokens: releaseToken },
  cancelMove: { callers: operators, reach: 'service', tokens: releaseToken },
  releaseTemplates: { callers: operators, reach: 'service', tokens: anyToken },
  saveReleaseTemplate: { callers: operators, reach: 'service' },
  releaseKeys: { callers: operators, reach: 'service' },
  rotateReleaseKey: { callers: operators, reach: 'service' },
  retireReleaseKey: { callers: operators, reach: 'service' },
  refusedReleases: { callers: operators, reach: 'service' },
  signReleases: { callers: operators, reach: 'service' },
  releaseHealth: { callers: operators, reach: 'service', tokens: anyToken },
  serverKeys: { callers: operators, reach: 'service' },
  createServerKey: { callers: operators, reach: 'service' },
  deleteServerKey: { callers: operators, reach: 'service' },
  deployTokens: { callers: operators, reach: 'service' },
  createDeployToken: { callers: operators, reach: 'service' },
  revokeDeployToken: { callers: operators, reach: 'service' },
  operatorNotices: { callers: operators, reach: 'service' },
  operatorNotice: { callers: operators, reach: 'service' },
  previewNotice: { callers: operators, reach: 'service' },
  createNotice: { callers: operators, reach: 'service' },
  changeNotice: { callers: operators, reach: 'service' },
  deleteNotice: { callers: operators, reach: 'service' },
  operatorSites: { callers: operators, reach: 'service' },
  operatorSite: { callers: operators, reach: 'service' },
  createSite: { callers: operators, reach: 'service' },
  operatorAccounts: { callers: operators, reach: 'service' },
  createAccount: { callers: operators, reach: 'service' },
  changeSite: { callers: operators, reach: 'service' },
  deleteSite: { callers: operators, reach: 'service' },
  operatorContact: { callers: operators, reach: 'service' },
  changeContact: { callers: operators, reach: 'service' },
  auditLog: { callers: operators, reach: 'service' },
  deliveries: { callers: operators, reach: 'service' },
  withdrawDelivery: { callers: operators, reach: 'service' },
  fileProgress: { callers: operators, reach: 'service' },
  ingestReport: { callers: operators, reach: 'service' },
  importTracks: { callers: operators, reach: 'service' },
  addCover: { callers: operators, reach: 'service' },
  addSitePicture: { callers: operators, reach: 'service' },
  exchangeRates: { callers: operators, reach: 'service' },
  setExchangeRates: { callers: operators, reach: 'service' },
  reviewQueue: { callers: operators, reach: 'service' },
  reviewChannel: { callers: operators, reach: 'service' },
  reviewChannels: { callers: operators, reach: 'service' },
  importChannels: { callers: operators, reach: 'service' },
};
