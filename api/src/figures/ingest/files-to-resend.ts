import type { Db } from '../../platform/database/database.ts';
import { selectOutdated } from './storage/unregistered-channel.repository.ts';

/** Files with rows of channels that were registered since, which have to be sent again, because their content is not kept. */
export const listFilesToResend = async (db: Db) => {
  const rows = await selectOutdated(db)
    .innerJoin('ingest_file', 'ingest_file.id', 'unregistered_channel.file_id')
    .leftJoin('delivery_content', 'delivery_content.digest', 'ingest_file.digest')
    .where('delivery_content.digest', 'is', null)
    .select(['ingest_file.id', 'ingest_file.name', 'ingest_file.created_at'])
    .select(({ fn }) => fn.countAll<string>().as('channels'))
    .groupBy(['ingest_file.id', 'ingest_file.name', 'ingest_file.created_at'])
    .orderBy('ingest_file.created_at')
    .execute();
  return rows.map(({ id, name, channels }) => ({ id, name, channels: Number(channels) }));
};
