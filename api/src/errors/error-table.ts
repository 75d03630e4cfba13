import type { Language } from '@portal/shared/facts';
import { findText } from './find-text.ts';

/** The HTTP status of every failure of a call by its code; its texts are in `locales`. */
const statuses = {
  validation: 400,
  // Failures of requests that end before a handler runs.
  bad_request: 400,
  address_malformed: 400,
  body_malformed: 400,
  header_invalid: 400,
  body_too_large: 413,
  request_timeout: 408,
  headers_too_large: 431,
  range_unsatisfiable: 416,
  unsupported_media_type: 415,
  // Failures of writing a file of an export.
  export_failed: 503,

  unauthenticated: 401,
  bad_credentials: 401,
  server_key_invalid: 401,
  forbidden: 403,
  wrong_password: 403,
  protection_mismatch: 403,
  domain_mismatch: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_offered: 404,
  unknown_domain: 404,
  email_taken: 409,
  conflict: 409,
  favourites_full: 409,
  view_name_taken: 409,
  views_full: 409,
  domain_taken: 409,
  site_in_use: 409,
  request_in_progress: 409,
  // Failures of registering, verifying and reviewing channels.
  channel_unknown: 404,
  channel_taken: 409,
  channel_private: 409,
  channel_registered: 409,
  channel_state: 409,
  re_review_too_early: 409,
  too_many_lookups: 429,
  youtube_quota: 503,
  youtube_unavailable: 503,
  // Failures of publishing and releasing.
  build_refused: 422,
  version_taken: 409,
  store_unavailable: 503,
  build_unknown: 404,
  no_release: 404,
  no_released_shell: 409,
  nothing_to_roll_back: 409,
  move_unknown: 404,
  nothing_to_revert: 409,
  release_moved: 412,
  rollout_running: 409,
  no_rollout: 409,
  not_proven: 409,
  proof_incomplete: 409,
  release_frozen: 409,
  approval_required: 409,
  approval_by_other: 403,
  planned_move_late: 409,
  planned_move_ended: 409,
  release_untrusted: 409,
  release_key_missing: 409,
  release_key_current: 409,
  set_unknown: 404,
  template_unknown: 404,
  precondition_required: 428,
  // Refusals of calls with a deploy token.
  token_invalid: 401,
  token_expired: 401,
  token_revoked: 401,
  token_scope: 403,
  tls_required: 403,

  token_name_taken: 409,
  external_code_invalid: 410,
  version_conflict: 412,
  version_required: 428,
  idempotency_key_reused: 422,
  report_malformed: 422,
  delivery_doubtful: 422,
  delivery_gone: 409,
  // Refusals of closing months and issuing statements.
  month_not_ready: 409,
  month_closed: 409,
  month_open: 409,
  statement_issued: 409,
  statement_order: 409,
  statement_paid: 409,
  reopening_order: 409,
  reopening_waiting: 409,
  reopening_over: 409,
  // Refusals of payouts.
  payout_exceeds: 409,
  payout_reversed: 409,
  payee_missing: 409,
  fee_month_issued: 409,
  // Rates by source need the revenue by source of the months that are closed.
  source_not_booked: 409,
  // Mails need a mail server.
  mail_unavailable: 409,
  // Channels are given to members with a contract.
  contract_ended: 409,
  busy: 429,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** Every error code, for the OpenAPI document. */
// `Object.keys` returns plain strings.
export const errorCodes = Object.keys(statuses) as [ErrorCode, ...ErrorCode[]];

export const getStatus = (code: ErrorCode): number => statuses[code];

/** Safe to show to any user. */
export const getErrorText = (code: ErrorCode, language: Language): string =>
  findText(language, `code.${code}`);
