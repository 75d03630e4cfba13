/** A saved view: a screen's path and the query of its URL, under a name. */
export type SavedViewTable = {
  account_id: string;
  member_id: string;
  id: string;
  path: string;
  name: string;
  query: string;
  /** Whether it opens when the screen is entered without filters; at most one per screen. */
  is_default: boolean;
};

export type ViewTables = {
  saved_view: SavedViewTable;
};
