import { interruptAtEveryWrite } from '../../platform/testing/interrupt-at-every-write.ts';
import { countDays, prepareClosing, REVENUE, startClosing } from './testing/closing-process.ts';

/** Both currencies of a member and of what has no member. */
const ROWS = 4;

interruptAtEveryWrite(
  { prepare: prepareClosing, start: startClosing, mostWrites: 40 },
  {
    close: {
      fewest: 5,
      expect: ({ closed, micros, rates, logged }) => ({
        closed: closed + 1,
        micros: micros + REVENUE,
        rates: rates + countDays(closed),
        logged: logged + 1,
      }),
    },
    issue: {
      fewest: 4,
      expect: ({ statements, amounts: [rows, cents], logged }) => ({
        statements: statements + 1,
        amounts: [rows + ROWS, cents + REVENUE / 10_000] as [number, number],
        logged: logged + 1,
      }),
    },
    reopen: {
      fewest: 3,
      expect: ({ statements, amounts: [rows, cents], reopenings: [asked, done], logged }) => ({
        statements: statements - 1,
        amounts: [rows - ROWS, cents - REVENUE / 10_000] as [number, number],
        reopenings: [asked, done + 1] as [number, number],
        logged: logged + 1,
      }),
    },
  },
);
