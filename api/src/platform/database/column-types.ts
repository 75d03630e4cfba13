import type { ColumnType } from 'kysely';

/** `bigint`: read as text so that no digit is lost. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
/** Counts the changes of a row; the database begins at 1. */
export type VersionColumn = ColumnType<number, number | undefined, number>;
/** `numeric`: read as text. */
export type NumericColumn = ColumnType<string, string | number, string | number>;
/** `date`: `YYYY-MM-DD` both ways. */
export type DayColumn = ColumnType<string, string, string>;
/** `timestamptz`. */
export type InstantColumn = ColumnType<Date, Date, Date>;
/** `jsonb`: written as JSON text, because the drivers disagree about arrays. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Object ids of the PostgreSQL types that both drivers hand over as text: int8, numeric, date, timestamp. */
export const textTypeIds = [20, 1700, 1082, 1114] as const;
