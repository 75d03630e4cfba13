import { testInterruptedReleases } from '../testing/interrupted-releases.ts';

/** The set, the pointer, the log, the plan and the signature. */
const fewest = 6;

testInterruptedReleases({
  start: {
    fewest,
    expect: ({ set, moves }, { candidate }) => ({
      moves: moves + 1,
      candidate: { set: candidate?.set ?? set, share: 5 },
    }),
  },
  step: {
    fewest,
    expect: ({ candidate, moves }) => ({
      moves: moves + 1,
      candidate: candidate && { ...candidate, share: 25 },
    }),
  },
  promote: {
    fewest,
    expect: ({ set, candidate, moves }) => ({
      moves: moves + 1,
      set: candidate?.set ?? set,
      candidate: null,
    }),
  },
  stop: { fewest, expect: ({ moves }) => ({ moves: moves + 1, candidate: null }) },
  guard: {
    // One more for the message.
    fewest: fewest + 1,
    expect: ({ moves, messages }) => ({
      moves: moves + 1,
      candidate: null,
      messages: [...messages, moves + 1],
    }),
  },
  deliver: {
    fewest: 3,
    // A message that arrived waits until its job is deleted, and is then sent again.
    expect: ({ messages, received }, after) => ({
      messages: after.messages,
      received: [...new Set([...received, ...messages])],
    }),
  },
});
