import fc from 'fast-check';

/** The version that an editor sends: the initial one, an older one, or any. */
export type SeenTag = '"1"' | '"0"' | '*';

/** An edit that two users may make concurrently in the same account. Members and channels are numbers. */
export type Edit = { session: number; startsAfterMs: number } & (
  | { kind: 'assign' | 'unassign'; channel: number; members: readonly number[]; seen: SeenTag }
  | { kind: 'fee'; member: number; basisPoints: number; seen: SeenTag }
  | { kind: 'add'; channels: readonly number[] }
  | { kind: 'delete channels'; channels: readonly number[] }
  | { kind: 'delete member'; member: number }
  | { kind: 'leave'; member: number }
  | { kind: 'withdraw' }
);

export type EditorState = {
  isOpen: boolean;
  /** The members of a channel, and how often they were changed. */
  channels: ReadonlyMap<number, { version: number; members: ReadonlySet<number> }>;
  members: ReadonlyMap<number, { version: number; basisPoints: number }>;
  added: readonly (readonly number[])[];
};

export const PEOPLE = 2;
export const CHANNELS = 2;
export const FIRST_FEE = 500;

export const firstState = (): EditorState => ({
  isOpen: true,
  channels: new Map(Array.from({ length: CHANNELS }, (_, n) => [n, { version: 1, members: new Set() }])),
  members: new Map(Array.from({ length: PEOPLE }, (_, n) => [n, { version: 1, basisPoints: FIRST_FEE }])),
  added: [],
});

/** The response, as far as the model covers it. `gone` is the outcome when the account or subject was deleted. */
export type Outcome =
  { result: 'done' | 'gone' | 'try again' } | { result: 'done' | 'stale'; version: number; value: string };

const done: Outcome = { result: 'done' };
const gone: Outcome = { result: 'gone' };

const without = (state: EditorState, member: number): EditorState => ({
  ...state,
  members: new Map([...state.members].filter(([key]) => key !== member)),
  channels: new Map(
    [...state.channels].map(([key, { version, members }]) => [
      key,
      { version, members: new Set([...members].filter((key) => key !== member)) },
    ]),
  ),
});

export const membersText = (members: Iterable<number>) => [...members].toSorted((a, b) => a - b).join(' ');

const reassign = (state: EditorState, edit: Extract<Edit, { kind: 'assign' | 'unassign' }>) => {
  const channel = state.channels.get(edit.channel);
  if (!channel) return { state, outcome: gone };
  const { version, members } = channel;
  if (edit.seen !== '*' && edit.seen !== `"${version}"`)
    return { state, outcome: { result: 'stale' as const, version, value: membersText(members) } };
  if (!edit.members.every((member) => state.members.has(member))) return { state, outcome: gone };
  const others = [...members].filter((member) => !edit.members.includes(member));
  const next = new Set(edit.kind === 'assign' ? [...others, ...edit.members] : others);
  const isSame = next.size === members.size;
  const after = isSame ? channel : { version: version + 1, members: next };
  return {
    state: { ...state, channels: new Map(state.channels).set(edit.channel, after) },
    outcome: { result: 'done' as const, version: after.version, value: membersText(after.members) },
  };
};

const changeFee = (state: EditorState, edit: Extract<Edit, { kind: 'fee' }>) => {
  const member = state.members.get(edit.member);
  if (!member) return { state, outcome: gone };
  const { version, basisPoints } = member;
  if (edit.seen !== '*' && edit.seen !== `"${version}"`)
    return { state, outcome: { result: 'stale' as const, version, value: String(basisPoints) } };
  const after = { version: version + 1, basisPoints: edit.basisPoints };
  return {
    state: { ...state, members: new Map(state.members).set(edit.member, after) },
    outcome: { result: 'done' as const, version: after.version, value: String(after.basisPoints) },
  };
};

/** The state and outcome of an edit without concurrent ones. */
export const applyEdit = (state: EditorState, edit: Edit): { state: EditorState; outcome: Outcome } => {
  if (!state.isOpen) return { state, outcome: gone };
  switch (edit.kind) {
    case 'assign':
    case 'unassign':
      return reassign(state, edit);
    case 'fee':
      return changeFee(state, edit);
    case 'add': {
      if (!edit.channels.every((channel) => state.channels.has(channel))) return { state, outcome: gone };
      return { state: { ...state, added: [...state.added, edit.channels] }, outcome: done };
    }
    case 'delete channels': {
      if (!edit.channels.every((channel) => state.channels.has(channel))) return { state, outcome: gone };
      const remaining = [...state.channels].filter(([key]) => !edit.channels.includes(key));
      const added = state.added.map((seen) => seen.filter((key) => !edit.channels.includes(key)));
      return { state: { ...state, channels: new Map(remaining), added }, outcome: done };
    }
    case 'delete member':
    case 'leave':
      if (!state.members.has(edit.member)) return { state, outcome: gone };
      return { state: without(state, edit.member), outcome: done };
    case 'withdraw':
      return {
        state: { isOpen: false, channels: new Map(), members: new Map(), added: [] },
        outcome: done,
      };
  }
};

const seen = fc.constantFrom<SeenTag>('"1"', '"1"', '"0"', '*');
const channel = fc.nat({ max: CHANNELS - 1 });
const member = fc.nat({ max: PEOPLE - 1 });
const some = (one: fc.Arbitrary<number>) => fc.uniqueArray(one, { minLength: 1, maxLength: 2 });

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('assign' as const), channel, members: some(member), seen }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('unassign' as const), channel, members: some(member), seen }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fee' as const),
      member,
      basisPoints: fc.nat({ max: 10_000 }),
      seen,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), channels: some(channel) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('delete channels' as const), channels: some(channel) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete member' as const), member }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), member }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const) }) },
);
const LATEST_START_MS = 6;

/** Edits that two sessions of a manager and its members start within a few milliseconds. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc
    .tuple(change, fc.nat({ max: 1 }), fc.nat({ max: LATEST_START_MS }))
    .map(([what, session, startsAfterMs]) => ({ ...what, session, startsAfterMs })),
  { minLength: 2, maxLength: 5 },
);
