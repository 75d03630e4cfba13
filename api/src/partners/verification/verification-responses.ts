import type { createVerificationRepository } from './verification.repository.ts';

type Repository = ReturnType<typeof createVerificationRepository>;
type Row = NonNullable<Awaited<ReturnType<Repository['find']>>>;
type Check = Awaited<ReturnType<Repository['checks']>>[number];

const toIso = (date: Date | null) => date?.toISOString() ?? null;

/** The state of a channel's verification in a response. */
export const toVerificationResponse = (row: Row, checks: readonly Check[]) => ({
  channel: {
    id: row.id,
    youtube_id: row.youtube_id,
    name: row.name,
    handle: row.handle,
    thumbnail: row.thumbnail,
    subscribers: row.subscribers === null ? null : Number(row.subscribers),
  },
  state: row.verification,
  code: row.verification_code,
  result: row.result,
  languages: row.languages ?? [],
  description_full: row.is_full ?? false,
  checks: row.checks ?? 0,
  delay: row.delay,
  started_at: toIso(row.started_at),
  last_check_at: toIso(row.last_check_at),
  next_check_at: toIso(row.next_check_at),
  ends_at: toIso(row.ends_at),
  ended_at: toIso(row.ended_at),
  log: checks.map(({ checked_at: at, result, languages }) => ({ at: at.toISOString(), result, languages })),
});
