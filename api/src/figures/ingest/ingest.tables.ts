import type { ColumnType } from 'kysely';
import type {
  BigIntColumn,
  DayColumn,
  InstantColumn,
  NumericColumn,
} from '../../platform/database/column-types.ts';
import type { ActorRole } from '../../access/audit/audit.tables.ts';
import type { basic, FigureColumn, revenue } from './report-columns.ts';
import type { MoneyPart } from './money/file-money.ts';
import type { FactReportId, ListReportId, ReportTypeId, SummaryReportId } from './report-types.ts';

/** A video from a report or YouTube's Data API; columns that only the API fills may be null. */
export type VideoTable = {
  account_id: string;
  id: string;
  channel_id: string;
  title: string | null;
  thumbnail: string | null;
  published_on: DayColumn | null;
  duration_seconds: number | null;
  /** The ISRC of its track, which counts in one of both columns (`isrc_column`). */
  isrc: string | null;
  second_isrc: ColumnType<string | null, string | null | undefined, string | null>;
  fetched_at: InstantColumn | null;
  /** The Data API is not called for it before this time. */
  refresh_at: InstantColumn | null;
};

type FactKey = {
  account_id: string;
  day: DayColumn;
  channel_id: string;
  /** Empty for figures that YouTube attributes to no video. */
  video_id: string;
  /** `ZZ` where it is unknown. */
  country: string;
};

/** The content owner whose files the row comes from; empty when they name none. */
type Owned = { owner: ColumnType<string, string | undefined, string> };

/** Rows that an ingest stores in steps have a version of their own until they count; 0 for all others. */
type Versioned = { version: ColumnType<number, number | undefined, number> };

/** Null means that the report had no figure, which is not 0. */
/** The sums of a report's figures: counts, seconds and micros as `bigint`, of percentages those of all views as `numeric`. */
type SumsOf<Column> = {
  [Figure in Extract<Column, FigureColumn> as Figure['column']]:
    (Figure['kind'] extends 'percent' ? NumericColumn : BigIntColumn) | null;
};
type ViewSums = SumsOf<(typeof basic.columns)[keyof typeof basic.columns]>;
type RevenueSums = SumsOf<(typeof revenue.columns)[keyof typeof revenue.columns]>;

type Sums = ViewSums & RevenueSums;

/** Final revenue from the closing reports of a month. */
export type SettledFactTable = FactKey &
  Owned &
  Versioned & {
    /** Of corrections also the last day of the report's month (`getCorrectionSource`). */
    source: string;
    revenue_micros: BigIntColumn | null;
  };

/** Estimated beside final revenue of the days of closed months. */
export type SettledDayTable = Omit<FactKey, 'video_id' | 'country'> &
  Versioned & {
    estimated_micros: BigIntColumn;
    settled_micros: BigIntColumn;
  };

/** An asset of the content owner; sound recordings have an ISRC. */
export type AssetTable = Owned &
  Versioned & {
    id: string;
    kind: string;
    title: string;
    isrc: string | null;
    artist: string;
    album: string;
    label: string;
  };

/** A claim: an asset that is used in a video. */
export type VideoClaimTable = Owned &
  Versioned & {
    id: string;
    account_id: string;
    video_id: string;
    channel_id: string;
    asset_id: string;
    isrc: string | null;
    title: string;
    artist: string;
    album: string;
    label: string;
    matched_seconds: number | null;
  };

export type IngestFileTable = Owned & {
  id: string;
  report_type: ReportTypeId;
  name: string;
  digest: string;
  /** When YouTube created the report; a later report replaces its days. */
  created_at: InstantColumn;
  ingested_at: InstantColumn;
  rows_read: BigIntColumn;
  rows_unknown: BigIntColumn;
  /** Who delivered it; null for programs, and for files of versions that did not record it. */
  actor_id: string | null;
  actor_role: ActorRole | null;
  /** Why it was ingested although it looked wrong. */
  reason: string | null;
  /** False for a file that was older than the stored one when it came. */
  has_counted: ColumnType<boolean, boolean | undefined, boolean>;
  /** A withdrawn file does not count for any of its days. */
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** `version` is that of the facts which count. */
export type ReportDayTable = Owned &
  Versioned & {
    report_type: ReportTypeId;
    day: DayColumn;
    file_id: string;
    created_at: InstantColumn;
  };

/** Facts, or all roll-ups, that do not count yet, or not any more; `owner` is empty for roll-ups, `source` but for closing reports. */
type HiddenFiguresTable = Owned & {
  relation: 'view_fact' | 'revenue_fact' | 'settled_fact' | 'roll_up';
  source: string;
  account_id: string;
  day: DayColumn;
  version: number;
};

/** Sums of views or revenue by channel and country, from which an ingest in steps makes the roll-ups without videos. */
type StagedCountryTable = Omit<FactKey, 'video_id'> & Sums & { version: number; is_view: boolean };

/** The stored lists of owners; an ingest in steps stores one that does not count before it exchanges both. */
type StoredListTable = {
  report_type: ListReportId;
  owner: string;
  version: number;
  is_counting: boolean;
};

/** A day of a file, whether or not the file counts for it. */
type DeliveredDayTable = Owned & {
  report_type: FactReportId;
  day: DayColumn;
  file_id: string;
  created_at: InstantColumn;
  /** The file that counted for the day before. */
  replaced_file_id: string | null;
  /** The stored facts and their views or micros; null when it never counted, or is from before both were recorded. */
  facts: BigIntColumn | null;
  amount: BigIntColumn | null;
};

/** The kept files, and their compressed bytes in parts. */
type DeliveryContentTable = { digest: string; bytes: BigIntColumn; stored_at: InstantColumn };
/** A channel of a counting file that was not registered when the file was read. */
type UnregisteredChannelTable = { youtube_id: string; file_id: string };
/** Where the revenue of a closing report belongs. */
type FileAmountTable = {
  file_id: string;
  part: MoneyPart;
  /** The kind of adjustment; empty for other parts. */
  name: string;
  rows: BigIntColumn;
  micros: BigIntColumn;
};
/** The file of an owner's month; of the files of a report, owner and month the newest counts. */
type OwnerMonthFileTable = { file_id: string; report_type: SummaryReportId; owner: string; month: DayColumn };
/** What it says: amounts in millionths of their currency. */
type OwnerMonthAmountTable = {
  file_id: string;
  position: number;
  day: DayColumn | null;
  /** Empty where rows have none. */
  country: string;
  adjustment: string;
  source: string;
  currency: string;
  rows: BigIntColumn;
  micros: BigIntColumn;
};
type DeliveryPartTable = { digest: string; part: number; bytes: Uint8Array };

/** A day that a closing report of another month corrects; the report is the one that counts for the last day of its month. */
type CorrectedDayTable = Owned & { report_type: ReportTypeId; month_end: DayColumn; day: DayColumn };

export type ReportDayAccountTable = Owned & {
  account_id: string;
  report_type: ReportTypeId;
  day: DayColumn;
};

export type IngestTables = {
  video: VideoTable;
  view_fact: FactKey & Owned & Versioned & ViewSums;
  revenue_fact: FactKey & Owned & Versioned & RevenueSums;
  settled_fact: SettledFactTable;
  settled_day: SettledDayTable;
  asset: AssetTable;
  video_claim: VideoClaimTable;
  video_day: Omit<FactKey, 'country'> & Versioned & Sums;
  channel_day_country: Omit<FactKey, 'video_id'> & Versioned & Sums;
  channel_day: Omit<FactKey, 'video_id' | 'country'> & Versioned & Sums;
  account_day_country: Omit<FactKey, 'video_id' | 'channel_id'> & Versioned & Sums;
  ingest_file: IngestFileTable;
  report_day: ReportDayTable;
  delivered_day: DeliveredDayTable;
  delivery_content: DeliveryContentTable;
  delivery_part: DeliveryPartTable;
  file_amount: FileAmountTable;
  owner_month_file: OwnerMonthFileTable;
  owner_month_amount: OwnerMonthAmountTable;
  unregistered_channel: UnregisteredChannelTable;
  report_day_account: ReportDayAccountTable;
  corrected_day: CorrectedDayTable;
  hidden_figures: HiddenFiguresTable;
  staged_country: StagedCountryTable;
  stored_list: StoredListTable;
  /** Which column of `video` has the ISRCs that count: one row, or none as long as it is `isrc`. */
  isrc_column: { is_only: ColumnType<boolean, boolean | undefined, boolean>; is_second: boolean };
  /** One row, whose value each change of figures increases. */
  figures_counter: { is_only: ColumnType<boolean, boolean | undefined, boolean>; value: number };
  /** Temporary tables with the columns of a report, whose rows are deleted at the end of the ingest's transaction. */
  staged_asset: Record<string, string>;
  staged_claim: Record<string, string>;
};
