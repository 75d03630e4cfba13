import type { SearchedWord, TextSearch } from '@portal/shared/search';
import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from './search-text.tables.ts';

/** A search, and whether typos count: only when nothing has the words as they were typed. */
export type PreparedSearch = { search: TextSearch; isNear: boolean };

/** The columns of a folded text. */
export type FoldedColumns = Record<SearchedWord['where'], RawBuilder<string>>;

const columnsOf = (alias: string): FoldedColumns => ({
  text: sql.ref(`${alias}.text`),
  initials: sql.ref(`${alias}.initials`),
});

/** Whether folded texts have together what a search looks for. */
export const isTextMatch = ({ search, isNear }: PreparedSearch, texts: readonly FoldedColumns[]) => {
  const anyHas = (where: SearchedWord['where'], pattern: string) =>
    sql<boolean>`(${sql.join(
      texts.map((columns) => sql`${columns[where]} ~ ${pattern}`),
      sql` or `,
    )})`;
  const words = search.words.map(({ where, exact, near }) => anyHas(where, isNear ? near : exact));
  const all = sql<boolean>`(${sql.join(words, sql` and `)})`;
  return isNear && search.whole !== undefined
    ? sql<boolean>`(${all} or ${anyHas('text', search.whole)})`
    : all;
};

/** Joins the folded text of a thing as `alias`. */
export const joinText = (
  alias: string,
  kind: SearchKind,
  { account, id }: { account: RawBuilder<unknown>; id: RawBuilder<unknown> },
) => sql`left join search_text ${sql.ref(alias)} on ${sql.ref(`${alias}.kind`)} = ${kind}
  and ${sql.ref(`${alias}.account_id`)} = ${account} and ${sql.ref(`${alias}.id`)} = ${id}`;

/** The columns of a text that `joinText` joined. */
export const joinedText = columnsOf;

/** Whether a search finds a thing by its own text. */
export const isFoundByText = (
  prepared: PreparedSearch,
  kind: SearchKind,
  { account, id }: { account?: RawBuilder<unknown>; id: RawBuilder<unknown> },
) => sql<boolean>`exists (
  select from search_text searched
  where searched.kind = ${kind} and searched.id = ${id}
    ${account ? sql`and searched.account_id = ${account}` : sql``}
    and ${isTextMatch(prepared, [columnsOf('searched')])}
)`;

/** Whether a search finds anything of some kinds, in one account or in all. */
export const isAnythingFound = (
  prepared: PreparedSearch,
  kinds: readonly SearchKind[],
  accountId: string | undefined,
) => sql<boolean>`exists (
  select from search_text searched
  where searched.kind = any(${kinds}::text[])
    ${accountId === undefined ? sql`` : sql`and searched.account_id = ${accountId}`}
    and ${isTextMatch(prepared, [columnsOf('searched')])}
)`;
