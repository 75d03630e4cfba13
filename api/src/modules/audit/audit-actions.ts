/** The actions of the audit log. A module with audited changes adds a line here. */
export const auditActions = [
  'member.added',
  'member.deleted',
  'member.fee',
  'member.password',
  'account.created',
  'account.password',
  'account.withdrawn',
  'channel.added',
  'channel.deleted',
  'channel.assigned',
  'channel.unassigned',
  'channel.assignment_undone',
  'channel.status',
  'channel.verification',
  'notice.created',
  'notice.changed',
  'notice.deleted',
  'site.created',
  'site.changed',
  'site.deleted',
  'contact.changed',
  'rate.set',
  'delivery.ingested',
  'delivery.refused',
  'delivery.withdrawn',
  'music.imported',
  'deploy_token.created',
  'deploy_token.revoked',
  'release.follow',
  'release.proof',
  'release.template',
  'release.signed',
  'release_key.rotated',
  'release_key.retired',
  'server_key.created',
  'server_key.deleted',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Changes of releases are in the release log, which is read together with the audit log. */
export const releaseActions = [
  'release.start',
  'release.change',
  'release.rollback',
  'release.revert',
] as const;
