/** What searches find by names; a site belongs to no account. */
export type SearchKind = 'channel' | 'member' | 'site' | 'video';

type SearchTextKey = {
  kind: SearchKind;
  account_id: string;
  id: string;
};

/** The folded names or the title of a thing. */
export type SearchTextTable = SearchTextKey & {
  text: string;
  /** Hangul syllables as their initial consonants. */
  initials: string;
};

/** A thing whose folded text is missing or outdated. */
export type SearchTextDueTable = SearchTextKey;

export type SearchTextTables = {
  search_text: SearchTextTable;
  search_text_due: SearchTextDueTable;
};
