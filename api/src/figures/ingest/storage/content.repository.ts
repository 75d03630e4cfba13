import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';

/** Two months of a content owner with a million rows a day. */
export const DEFAULT_MAX_CONTENT_BYTES = 2 * 1024 ** 3;

/** A part is one row, which is in memory as a whole. */
const PART_BYTES = 256 * 1024;

/** The place of content whose file does not count yet. */
const stagedDigest = (digest: string) => `staged ${digest}`;

/** Stores the compressed content of a file in short transactions, in a place where nothing reads it. */
export const stageContent = async (
  runStep: (work: (trx: Trx) => Promise<void>) => Promise<void>,
  { digest, path }: { digest: string; path: string },
) => {
  const staged = stagedDigest(digest);
  await runStep(async (trx) => {
    await trx
      .insertInto('delivery_content')
      .values({ digest: staged, bytes: 0, stored_at: new Date(0) })
      .execute();
  });
  for await (const { part, bytes } of splitPeriod(path))
    await runStep(async (trx) => {
      await trx.insertInto('delivery_part').values({ digest: staged, part, bytes }).execute();
    });
};

/** Deletes content that an ingest has left. */
export const deleteStagedContent = (db: Db) =>
  db.deleteFrom('delivery_content').where('digest', 'like', stagedDigest('%')).execute();

async function* splitPeriod(path: string) {
  let part = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: PART_BYTES })) {
    // Without an encoding the stream's chunks are buffers.
    yield { part, bytes: bytes as Buffer };
    part += 1;
  }
}

/** Stores the compressed parts of a file, from where they were staged if they were. */
const storeParts = async (trx: Trx, { digest, path }: { digest: string; path: string }) => {
  const { numUpdatedRows } = await trx
    .updateTable('delivery_part')
    .set({ digest })
    .where('digest', '=', stagedDigest(digest))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  for await (const { part, bytes } of splitPeriod(path))
    await trx.insertInto('delivery_part').values({ digest, part, bytes }).execute();
};

/**
 * Stores the compressed content of a file, unless it is there, and deletes the oldest content beyond `maxBytes`. A file
 * that is larger than that is not kept.
 */
export const storeContent = async (
  trx: Trx,
  {
    digest,
    path,
    size,
    now,
    maxBytes,
  }: { digest: string; path: string; size: number; now: Date; maxBytes: number },
) => {
  if (size > maxBytes) return;
  const { rows } = await sql`
    insert into delivery_content (digest, bytes, stored_at) values (${digest}, ${size}, ${now})
    on conflict (digest) do update set stored_at = excluded.stored_at
    returning exists (select from delivery_part where digest = ${digest}) as known`.execute(trx);
  const isKnown = (rows[0] as { known: boolean } | undefined)?.known;
  if (!isKnown) await storeParts(trx, { digest, path });
  await sql`
    delete from delivery_content where digest in (
      select digest from (
        select digest, sum(bytes) over (order by stored_at desc, digest = ${digest} desc, digest) as total
        from delivery_content
      ) c where total > ${maxBytes}
    )`.execute(trx);
};

export const hasContent = async (db: Db, digest: string) => {
  const row = await db
    .selectFrom('delivery_content')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
};

/** The stored bytes of a file, as they were compressed. */
export async function* readContent(db: Db, digest: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('delivery_part')
      .select('bytes')
      .where('digest', '=', digest)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield Buffer.from(row.bytes);
  }
}
