import { sql } from 'kysely';
import { seedDemo } from '../demo/index.ts';
import { searchRepository } from '../src/content/music/search/search.repository.ts';
import { CATALOGUE_SIZE, generateCatalogue } from '../src/content/music/search/testing/generate-catalogue.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { migrateToLatest } from '../src/platform/database/migrations/migrate.ts';
import { printLine } from './print-line.ts';

const ROWS_PER_STATEMENT = 2_000;

/** Adds the demo with ten days of figures and a real-sized catalogue, where they are not there yet, and indexes it. */
export const fillCatalogue = async (database: OpenDatabase, dataDirectory: string) => {
  await migrateToLatest(database.bulk);
  await seedDemo({
    database: { ...database, db: database.bulk },
    dataDirectory,
    profile: 'demo' as const,
    figureDays: 10,
  });
  const { total } = await database.db
    .selectFrom('track')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) < CATALOGUE_SIZE) {
    const tracks = generateCatalogue(CATALOGUE_SIZE);
    for (let at = 0; at < tracks.length; at += ROWS_PER_STATEMENT)
      await database.bulk
        .insertInto('track')
        .values(
          tracks.slice(at, at + ROWS_PER_STATEMENT).map((track) => ({ ...track, exclusive_logo: null })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  const start = performance.now();
  const indexed = await searchRepository.update(database.bulk);
  if (indexed > 0)
    printLine(`  ${indexed} tracks indexed in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  await sql`vacuum (analyze)`.execute(database.bulk);
};
