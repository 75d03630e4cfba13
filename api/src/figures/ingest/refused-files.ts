import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { ActorRole } from '../../access/audit/audit.tables.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { doubtSchema } from './doubts/doubt.ts';
import { reportTypeIds } from './report-types.ts';

const MAX_AGE_MS = 14 * 86_400_000;
const MAX_FILES = 20;

/** A refusal as it is in the audit log; versions before figures had only texts. */
const refusal = z.object({
  name: z.string(),
  owner: z.string(),
  type: z.enum(reportTypeIds),
  rows: z.int(),
  errors: z.array(z.unknown()),
});

export type RefusedFile = Omit<z.infer<typeof refusal>, 'errors'> & {
  id: string;
  at: Date;
  role: ActorRole;
  email: string | null;
  doubts: z.infer<typeof doubtSchema>[];
};

/** The doubts of the log; a code of another version of the server is not in the list of this one. */
const readDoubts = (errors: readonly unknown[]) =>
  errors.flatMap((error) => {
    const { success, data } = doubtSchema.safeParse(error);
    return success ? [data] : [];
  });

/** The files that were refused because they look wrong, the last first; without those that were taken in since. */
export const listRefusedFiles = async (
  { audit, db }: { audit: Pick<Audit, 'read'>; db: Db },
  now: Date,
): Promise<RefusedFile[]> => {
  const since = new Date(now.getTime() - MAX_AGE_MS);
  const { rows } = await audit.read({ action: 'delivery.refused', since }, undefined, MAX_FILES);
  if (rows.length === 0) return [];
  const taken = await db
    .selectFrom('ingest_file')
    .select(['digest', 'owner', 'ingested_at'])
    .where('digest', 'in', [...new Set(rows.map(({ subject }) => subject))])
    .execute();
  const actors = rows.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  const members =
    actors.length === 0
      ? []
      : await db.selectFrom('member').select(['id', 'email']).where('id', 'in', actors).execute();
  const emails = new Map(members.map(({ id, email }) => [id, email]));
  const seen = new Set<string>();
  return rows.flatMap(({ id, at, subject, actor, actor_role: role, after }) => {
    const { success, data } = refusal.safeParse(after);
    if (!success) return [];
    const { errors, ...file } = data;
    const key = `${file.owner} ${subject}`;
    const isTaken = taken.some(
      ({ digest, owner, ingested_at }) => digest === subject && owner === file.owner && ingested_at >= at,
    );
    // A file that is sent again and again is listed once.
    if (isTaken || seen.has(key)) return [];
    seen.add(key);
    return [
      { ...file, id, at, role, email: (actor && emails.get(actor)) ?? null, doubts: readDoubts(errors) },
    ];
  });
};
