import type { DayColumn, InstantColumn } from '../../platform/database/column-types.ts';

/** An operator asks for a statement to be reopened. Rows never change; an answer or the time ends a request. */
export type ReopeningRequestTable = {
  id: string;
  domain: string;
  account_id: string;
  /** The first day of the statement's month, and its revision. */
  month: DayColumn;
  revision: number;
  reason: string;
  /** A member's id, or the name of a program. */
  by: string;
  at: InstantColumn;
  expires_at: InstantColumn;
};

/** The consent of another operator, or anyone's refusal. */
export type ReopeningAnswerTable = {
  request_id: string;
  is_consent: boolean;
  /** Of a refusal. */
  reason: string | null;
  by: string;
  at: InstantColumn;
};

export type ReopeningTables = {
  reopening_request: ReopeningRequestTable;
  reopening_answer: ReopeningAnswerTable;
};
