/** What somebody has a report screen show, kept under a name: the screen's path, and the query of its address. */
export type SavedViewTable = {
  account_id: string;
  member_id: string;
  id: string;
  path: string;
  name: string;
  query: string;
  /** Opens where the screen is entered without any filters; one for each screen at most. */
  is_default: boolean;
};

export type ViewTables = {
  saved_view: SavedViewTable;
};
