import type { Language } from '@portal/shared/facts';
import { type RawBuilder, sql } from 'kysely';

type Named = { id: string; name: string };

/** Compares names in the order of a language, digits by value. */
export const createNameComparison = (language: Language) =>
  new Intl.Collator(language, { numeric: true }).compare;

/**
 * A sort key of rows by their names in the order of a language: their position among all that are given. The databases do not
 * have the order of every language: the embedded one has none, and PostgreSQL those of its machine.
 */
export const rankByName = (rows: readonly Named[], id: string, language: Language): RawBuilder<number> => {
  const compare = createNameComparison(language);
  const ordered = rows.toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const ranks = Object.fromEntries(ordered.map((row, rank) => [row.id, rank]));
  return sql<number>`(${JSON.stringify(ranks)}::jsonb ->> ${sql.ref(id)}::text)::int`;
};
