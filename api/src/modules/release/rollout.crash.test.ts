import { testKilledActions } from './testing/kill-at-every-write.ts';

/** The set, the pointer, the log, the plan and the signature. */
const fewestKills = 6;

testKilledActions({
  start: {
    fewestKills,
    expect: ({ set, moves }, { candidate }) => ({
      moves: moves + 1,
      candidate: { set: candidate?.set ?? set, share: 5 },
    }),
  },
  step: {
    fewestKills,
    expect: ({ candidate, moves }) => ({
      moves: moves + 1,
      candidate: candidate && { ...candidate, share: 25 },
    }),
  },
  promote: {
    fewestKills,
    expect: ({ set, candidate, moves }) => ({
      moves: moves + 1,
      set: candidate?.set ?? set,
      candidate: null,
    }),
  },
  stop: { fewestKills, expect: ({ moves }) => ({ moves: moves + 1, candidate: null }) },
  guard: {
    // One more for the message.
    fewestKills: fewestKills + 1,
    expect: ({ moves, messages }) => ({
      moves: moves + 1,
      candidate: null,
      messages: [...messages, moves + 1],
    }),
  },
  deliver: {
    fewestKills: 3,
    // A message that arrived waits until its job is deleted, and is then sent again.
    expect: ({ messages, received }, after) => ({
      messages: after.messages,
      received: [...new Set([...received, ...messages])],
    }),
  },
});
