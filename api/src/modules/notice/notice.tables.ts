import type { Localised } from '../../platform/http/languages.ts';
import type { InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';

export type NoticeTable = {
  id: string;
  /** Null: shown on every domain. */
  domain: string | null;
  title: JsonColumn<Localised<string>>;
  /** Sanitised HTML; write it through `sanitizeNotice`. */
  body: JsonColumn<Localised<string>>;
  pinned: boolean;
  published_at: InstantColumn;
};

export type NoticeTables = {
  notice: NoticeTable;
};
