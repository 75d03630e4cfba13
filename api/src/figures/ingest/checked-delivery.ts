import type { Actor } from '../../access/audit/actor.ts';
import type { Day } from '../../platform/calendar.ts';
import type { DayAction, IngestOutcome } from './delivery.ts';
import type { Doubt } from './doubts/doubt.ts';
import type { MoneyRow } from './money/file-money.ts';
import type { ReportFile } from './files/report-file.ts';
import { DoubtfulDeliveryError } from './doubts/doubtful-delivery-error.ts';

/** Channels of a file that are not registered, with their rows. */
export type UnknownChannels = { youtubeId: string; rows: number }[];

/** A checked file with the creation time that its days are decided by. */
export type CheckedDelivery = {
  file: ReportFile;
  owner: string;
  name: string;
  createdAt: Date;
  /** Whether `createdAt` is YouTube's time instead of a guess. */
  isCertain: boolean;
  actor: Actor | undefined;
  /** Why it is ingested although it may look wrong. */
  forceReason: string | undefined;
};

/** The effects of a file. */
export type DeliveryResult = {
  outcome: IngestOutcome;
  decisions: { day: Day; action: DayAction }[];
  unknown: UnknownChannels;
  accounts: number;
  facts: number;
  /** Where the revenue of a closing report belongs; empty for other reports. */
  money: MoneyRow[];
  /** Undefined when nothing was stored. */
  fileId?: string;
};

const MAX_DOUBTS = 50;

/** The doubts that a reason for the delivery leaves. */
export const listRemainingDoubts = (forceReason: string | undefined, doubts: readonly Doubt[]) =>
  forceReason === undefined ? doubts : doubts.filter(({ accept }) => accept === 'never');

/** Refuses a delivery that looks wrong, unless it is forced; all of its doubts are reported at once. */
export const refuseDoubts = (forceReason: string | undefined, doubts: readonly Doubt[]) => {
  if (listRemainingDoubts(forceReason, doubts).length > 0)
    throw new DoubtfulDeliveryError(doubts.slice(0, MAX_DOUBTS));
};
