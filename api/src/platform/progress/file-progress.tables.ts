import type { BigIntColumn, InstantColumn } from '../database/column-types.ts';

export const fileKinds = ['report', 'catalogue'] as const;
export type FileKind = (typeof fileKinds)[number];

/** `waiting`: for a file before it; `finishing`: its rows are stored, what is computed from them is not yet. */
export const fileStages = ['reading', 'waiting', 'storing', 'finishing'] as const;
export type FileStage = (typeof fileStages)[number];

/** A file that a server is taking in now. */
type FileProgressTable = {
  id: string;
  kind: FileKind;
  name: string;
  stage: FileStage;
  rows: BigIntColumn;
  /** An estimate while the file is read; null while nothing is known. */
  total: BigIntColumn | null;
  started_at: InstantColumn;
  updated_at: InstantColumn;
};

export type FileProgressTables = { file_progress: FileProgressTable };
