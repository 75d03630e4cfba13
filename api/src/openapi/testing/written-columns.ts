/**
 * What a right call of each named write does to the tables, but for those that count calls or put them on record: `+` rows came,
 * `-` rows went, else the columns that changed. A call that touches more than it did has to be looked at.
 */
export const writtenColumns: Record<string, Record<string, string[]>> = {
  join: { member: ['+'], login: ['+'], session: ['+'] },
  updateAccount: { member: ['password_hash'] },
  withdraw: { member: ['-'], login: ['-'], session: ['-'] },
  addSubAccount: { member: ['+'], fee_rate: ['+'], login: ['+'] },
  // A new share ends the period of the one before.
  updateSubAccount: { member: ['version'], fee_rate: ['+', 'until_day'] },
  deleteSubAccount: { member: ['-'], fee_rate: ['-'], login: ['-'], session: ['-'] },
  addFavouriteTrack: { favourite_track: ['+'] },
  removeFavouriteTrack: { favourite_track: ['-'] },
  addSavedView: { saved_view: ['+'] },
  updateSavedView: { saved_view: ['name'] },
  deleteSavedView: { saved_view: ['-'] },
  addChannel: { channel: ['+'], channel_claim: ['+'] },
  addChannels: { channel: ['+'], channel_claim: ['+'] },
  assignChannel: { channel: ['version'], channel_member: ['+'] },
  unassignChannel: { channel: ['version'], channel_member: ['-'] },
  // `former_channel` records the deletion, and the counter invalidates materialised video lists.
  deleteChannels: { channel: ['-'], former_channel: ['+'], video_list_version: ['+'] },
  reReviewChannel: { channel: ['reviewed_at', 'status', 'version'] },
  reviewChannel: { channel: ['approved_at', 'status', 'version'] },
  createServerKey: { server_key: ['+'] },
  deleteServerKey: { server_key: ['-'] },
  createNotice: { notice: ['+'] },
  changeNotice: { notice: ['pinned', 'version'] },
  deleteNotice: { notice: ['-'] },
  createSite: { site: ['+'] },
  changeSite: { site: ['name', 'version'] },
  changeContact: { payment_contact: ['+'] },
};
