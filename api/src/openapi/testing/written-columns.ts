/**
 * What a valid call of each idempotent write does to the tables, except those that count or log calls: `+` inserted
 * rows, `-` deleted rows, else the columns that changed. A call that writes more than this needs a review.
 */
export const writtenColumns: Record<string, Record<string, string[]>> = {
  join: { member: ['+'], login: ['+'], session: ['+'] },
  updateAccount: { member: ['password_hash'] },
  withdraw: { member: ['-'], login: ['-'], session: ['-'] },
  addSubAccount: { member: ['+'], fee_rate: ['+'], login: ['+'] },
  // A new fee rate ends the period of the previous one.
  updateSubAccount: { member: ['version'], fee_rate: ['+', 'until_day'], notification: ['+'] },
  deleteSubAccount: { member: ['-'], fee_rate: ['-'], login: ['-'], session: ['-'] },
  addFavouriteTrack: { favourite_track: ['+'] },
  removeFavouriteTrack: { favourite_track: ['-'] },
  addSavedView: { saved_view: ['+'] },
  updateSavedView: { saved_view: ['name'] },
  deleteSavedView: { saved_view: ['-'] },
  addChannel: { channel: ['+'], channel_claim: ['+'] },
  addChannels: { channel: ['+'], channel_claim: ['+'] },
  assignChannel: { channel: ['version'], channel_member: ['+'], notification: ['+'] },
  // An assignment that has begun ends; what it earned stays.
  unassignChannel: { channel: ['version'], channel_member: ['until_day'], notification: ['+'] },
  undoAssignment: { channel: ['version'], channel_member: ['-'], notification: ['+'] },
  // The channel is remembered as a former one, and materialised lists are invalidated.
  deleteChannels: { channel: ['-'], former_channel: ['+'], video_list_version: ['+'] },
  reReviewChannel: { channel: ['reviewed_at', 'status', 'version'] },
  reviewChannel: { channel: ['approved_at', 'status', 'version'], notification: ['+'] },
  reviewChannels: { channel: ['approved_at', 'status', 'version'], notification: ['+'] },
  // The channel there, and what stays of the former one.
  transferChannel: {
    channel: ['+', 'archived_at', 'verification', 'version'],
    channel_claim: ['+', 'until_day'],
    former_channel: ['+'],
    notification: ['+'],
    video_list_version: ['+'],
  },
  recordPayment: { payout_entry: ['+'], notification: ['+'] },
  recordAdvance: { payout_entry: ['+'], notification: ['+'] },
  reversePayment: { payout_entry: ['+'], notification: ['+'] },
  holdPayout: { payout_entry: ['+'], notification: ['+'] },
  releasePayout: { payout_entry: ['+'], notification: ['+'] },
  recordPartnerPayment: { payout_entry: ['+'], notification: ['+'] },
  reversePartnerPayment: { payout_entry: ['+'], notification: ['+'] },
  holdPartnerPayout: { payout_entry: ['+'], notification: ['+'] },
  releasePartnerPayout: { payout_entry: ['+'], notification: ['+'] },
  createServerKey: { server_key: ['+'] },
  deleteServerKey: { server_key: ['-'] },
  createNotice: { notice: ['+'] },
  changeNotice: { notice: ['pinned', 'version'] },
  deleteNotice: { notice: ['-'] },
  setSearchWord: { search_word: ['+'] },
  removeSearchWord: { search_word: ['-'] },
  createSite: { site: ['+'] },
  createAccount: { member: ['+'], login: ['+'] },
  changeSite: { site: ['name', 'version'] },
  deleteSite: { site: ['-'] },
  changeContact: { payment_contact: ['+'] },
};
