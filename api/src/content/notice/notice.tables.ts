import type { ColumnType } from 'kysely';
import type { Localised } from '../../texts/languages.ts';
import type { InstantColumn, JsonColumn, VersionColumn } from '../../platform/database/column-types.ts';

export const noticeCategories = ['general', 'settlement', 'music', 'guide', 'maintenance'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

export type NoticeTable = {
  id: string;
  /** Null: shown on every domain. */
  domain: string | null;
  category: ColumnType<NoticeCategory, NoticeCategory | undefined, NoticeCategory>;
  title: JsonColumn<Localised<string>>;
  /** Markdown as operators wrote it; `parseNotice` makes it safe to show. */
  body: JsonColumn<Localised<string>>;
  pinned: boolean;
  published_at: InstantColumn;
  /** When an operator took it back; readers do not see it from then on. */
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: VersionColumn;
};

/** Which user has read which notice. */
export type NoticeReadTable = {
  account_id: string;
  member_id: string;
  notice_id: string;
  read_at: InstantColumn;
};

export type NoticeTables = {
  notice: NoticeTable;
  notice_read: NoticeReadTable;
};
