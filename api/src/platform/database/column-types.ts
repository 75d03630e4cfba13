import type { ColumnType } from 'kysely';

/** `bigint`, read as text because a number cannot hold all its digits. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
/** The version of a row for optimistic locks; its default is 1. */
export type VersionColumn = ColumnType<number, number | undefined, number>;
/** `numeric`, read as text. */
export type NumericColumn = ColumnType<string, string | number, string | number>;
/** `date`, read and written as `YYYY-MM-DD`. */
export type DayColumn = ColumnType<string, string, string>;
/** `timestamptz`. */
export type InstantColumn = ColumnType<Date, Date, Date>;
/** `jsonb`, written as JSON text because the drivers serialise arrays differently. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Object ids of the PostgreSQL types that both drivers return as text: int8, numeric, date, timestamp. */
export const textTypeIds = [20, 1700, 1082, 1114] as const;
