import type { JsonColumn } from '../../../../platform/database/column-types.ts';
import type { Operation } from './operation.ts';

/** Operations of the API as builds call them; those of several builds that agree are one row. */
export type ApiOperationTable = {
  hash: string;
  key: string;
  schema: JsonColumn<Pick<Operation, 'operation' | 'schemas'>>;
};

/** Which builds call which operations. */
export type BuildOperationTable = { name: string; version: string; hash: string };

export type OperationTables = { api_operation: ApiOperationTable; build_operation: BuildOperationTable };
