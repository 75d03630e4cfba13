import type { Day } from '@portal/shared/i18n';
import type { Channel } from '../../components/channel.ts';
import type { ChannelAssignments } from '../../components/channel-assignments.ts';
import { membersAfter, readHolders } from './assignment-order.ts';
import type { ChosenMembers, HeldChannel, OrderInput } from './assignment-order.ts';
import type { AssignmentKind } from './assignments.api.ts';
import { equalParts, formatPart, isEqual, parsePart, WHOLE } from './parts.ts';

export type PartsMode = 'equal' | 'chosen';
export type StartReason = NonNullable<ChannelAssignments['channels'][number]['earliest']>['reason'];

/** A member whose part can be entered. */
export type PartRow = { id: string; name: string; text: string; part: number | undefined };

export type Draft = {
  mode: PartsMode;
  setMode: (mode: PartsMode) => void;
  rows: readonly PartRow[];
  setText: (id: string, text: string) => void;
  /** How many members share each channel; several numbers where the channels differ. */
  counts: readonly number[];
  /** The lowest and the highest sum of a channel in basis points; not complete while a part is missing or invalid. */
  sums: { lowest: number; highest: number; isComplete: boolean };
  /** How many of the channels have chosen parts now. */
  chosenNow: number;
  from: Day | '';
  setFrom: (day: Day | '') => void;
  today: Day;
  earliest: { day: Day; reason: StartReason; channel: string } | undefined;
  /** The first entry that is not valid: the id of a member, or the day. */
  invalid: string | undefined;
  /** Undefined while the entries are not valid. */
  order: Pick<OrderInput, 'parts' | 'from'> | undefined;
  held: readonly HeldChannel[];
};

/** The latest of the channels' first possible days, because the day that is chosen holds for all of them. */
const findEarliest = ({ channels }: ChannelAssignments, targets: readonly Channel[]): Draft['earliest'] => {
  const [latest] = channels
    .flatMap(({ id, earliest }) => (earliest ? [{ ...earliest, id }] : []))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return latest && { ...latest, channel: targets.find(({ id }) => id === latest.id)?.name ?? '' };
};

/** The parts of a member in the channels that it has. */
const partsOf = (id: string, held: readonly HeldChannel[]) =>
  held.flatMap(({ holders }) => holders.flatMap((holder) => (holder.id === id ? holder.part : [])));

/** The part that is left for each member who has none of the channels yet; 0 when chosen parts leave nothing. */
const divideRest = (ids: readonly string[], held: readonly HeldChannel[]) => {
  const added = ids.filter((id) => partsOf(id, held).length === 0).length;
  const most = Math.max(...held.map(({ holders }) => holders.reduce((sum, { part }) => sum + part, 0)));
  return added === 0 ? 0 : Math.floor((WHOLE - most) / added);
};

/** The parts with which the entries begin: what members have where parts were chosen, and equal parts elsewhere. */
const initialParts = (
  ids: readonly string[],
  held: readonly HeldChannel[],
  isChosen: boolean,
): ReadonlyMap<string, number | undefined> => {
  const equal = equalParts(ids.length);
  if (!isChosen) return new Map(ids.map((id, index) => [id, equal[index]]));
  const rest = divideRest(ids, held);
  return new Map(
    ids.map((id) => {
      const [part = rest, ...others] = new Set(partsOf(id, held));
      return [id, part === 0 || others.length > 0 ? undefined : part];
    }),
  );
};

export type DraftInput = {
  kind: AssignmentKind;
  targets: readonly Channel[];
  chosen: ChosenMembers;
  assignments: ChannelAssignments | undefined;
  entries: Entries;
  onEnter: (entries: Entries) => void;
};

/** What was entered: how parts are divided, the texts of parts by member, and the day. */
export type Entries = {
  mode?: PartsMode;
  texts?: Readonly<Record<string, string>>;
  day?: Day | '';
};

/** The parts and the day that are entered for a change of assignments. */
export const createDraft = (input: DraftInput): Draft | undefined => {
  const { kind, targets, chosen, assignments, entries, onEnter } = input;
  if (!assignments) return undefined;

  const { today } = assignments;
  const held = readHolders(assignments).filter(({ channel }) => targets.some(({ id }) => id === channel));
  const chosenNow = held.filter(({ holders }) => !isEqual(holders.map(({ part }) => part))).length;
  const mode = entries.mode ?? (chosenNow > 0 ? 'chosen' : 'equal');
  const after = held.map((each) => membersAfter(kind, each, chosen));
  const members = new Map(after.flat().map(({ id, name }) => [id, name]));
  const initial = initialParts([...members.keys()], held, chosenNow > 0);
  const rows = [...members].map(([id, name]): PartRow => {
    const part = initial.get(id);
    const text = entries.texts?.[id] ?? (part === undefined ? '' : formatPart(part));
    return { id, name, text, part: parsePart(text) };
  });

  const parts = new Map(rows.flatMap(({ id, part }) => (part === undefined ? [] : [[id, part] as const])));
  const isComplete = parts.size === rows.length;
  const totals = after.map((own) => own.reduce((sum, { id }) => sum + (parts.get(id) ?? 0), 0));
  const sums = { lowest: Math.min(...totals), highest: Math.max(...totals), isComplete };
  const earliest = findEarliest(assignments, targets);
  const from = entries.day ?? today;
  const isOver = sums.highest > WHOLE;
  const invalidRow = rows.find(({ part }) => part === undefined) ?? (isOver ? rows[0] : undefined);
  const isDayValid = from !== '' && from <= today && (!earliest || from >= earliest.day);
  const invalid = (mode === 'chosen' ? invalidRow?.id : undefined) ?? (isDayValid ? undefined : 'from');
  return {
    mode,
    rows,
    sums,
    chosenNow,
    from,
    today,
    earliest,
    held,
    invalid,
    setMode: (next) => onEnter({ ...entries, mode: next }),
    setText: (id, text) => onEnter({ ...entries, texts: { ...entries.texts, [id]: text } }),
    setFrom: (day) => onEnter({ ...entries, day }),
    counts: [...new Set(after.map((own) => own.length))],
    order:
      invalid === undefined
        ? {
            parts: mode === 'equal' ? undefined : parts,
            from: from === today || from === '' ? undefined : from,
          }
        : undefined,
  };
};
