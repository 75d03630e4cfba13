import { type RawBuilder, sql } from 'kysely';
import type { SearchQuery } from './search-query.ts';

/** Whether tracks have changed since the index was updated. */
// With `exists` the planner would expect an early match and read the whole table when there is none.
export const isIndexDue = sql<boolean>`((select isrc from track_search_due order by isrc limit 1) is not null)`;

const hasTerms = (terms: string) => sql<boolean>`track_search.terms @@ ${terms}::tsquery`;

/** Whether an entry of the search index has what is looked for. */
export const isMatch = ({ terms, near, whole }: SearchQuery) => {
  if (near.length === 0) return hasTerms(terms);
  const words = near.map(
    (word) => sql<boolean>`(${hasTerms(word.terms)}
      or track_search.title || ' ' || track_search.artist ~ ${word.close})`,
  );
  const all = sql.join(words, sql` and `);
  return whole === undefined
    ? sql<boolean>`(${hasTerms(terms)} and ${all})`
    : sql<boolean>`(${hasTerms(terms)} and (${hasTerms(whole)} or (${all})))`;
};

/** The place of tracks that a search means without naming them: between words as they were typed and words that are read or close. */
export const PURPOSE_TIER = 6;

/** The tiers of a search that means something, too. */
export const placeBehindPurpose = (tier: RawBuilder<number>) =>
  sql<number>`case when ${tier} < ${PURPOSE_TIER} then ${tier} else ${PURPOSE_TIER + 1} end`;

/**
 * How well an entry matches, 0 being the best: the code, the title, the artist, whole words, the title's beginning, any word as
 * it was typed, a word that is read, meant or close.
 */
export const readTier = ({ exact, words, phrases }: SearchQuery) => {
  const [phrase = ''] = phrases;
  const wholeWords = words.map((word) => `% ${word} %`);
  return sql<number>`case
    when track_search.isrc = ${phrase.toUpperCase()} then 0
    when replace(track_search.title, ' ', '') = any(${phrases}::text[]) or track_search.initials = ${phrase} then 1
    when replace(track_search.artist, ' ', '') = any(${phrases}::text[]) then 2
    when ' ' || track_search.title || ' ' || track_search.artist || ' ' like all(${wholeWords}::text[]) then 3
    when starts_with(replace(track_search.title, ' ', ''), ${phrase}) then 4
    when ${hasTerms(exact)} then 5
    else 6
  end`;
};
