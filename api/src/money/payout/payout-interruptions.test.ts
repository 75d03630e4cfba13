import { interruptAtEveryWrite } from '../../platform/testing/interrupt-at-every-write.ts';
import { AMOUNT, LINES, type PayoutState, preparePayouts, startPayouts } from './testing/payout-process.ts';

/** The state with one more audit entry. */
const logged = (state: PayoutState, entries = 1) => ({ logged: state.logged + entries });

/** The state with the payments of a whole file. */
const imported = (state: PayoutState) => ({
  payments: state.payments + LINES,
  paid: state.paid + LINES * AMOUNT,
  ...logged(state, LINES),
});

interruptAtEveryWrite(
  { prepare: preparePayouts, start: startPayouts, mostWrites: 20 },
  {
    pay: {
      fewest: 3,
      expect: (state) => ({ payments: state.payments + 1, paid: state.paid + AMOUNT, ...logged(state) }),
    },
    advance: { fewest: 3, expect: (state) => ({ advances: state.advances + 1, ...logged(state) }) },
    withhold: {
      fewest: 4,
      expect: (state) => ({ withholdings: state.withholdings + 1, ...logged(state) }),
    },
    endContract: {
      fewest: 4,
      expect: (state) => ({ contractDays: state.contractDays + 1, ...logged(state) }),
    },
    reverse: {
      fewest: 3,
      expect: (state) => ({ reversals: state.reversals + 1, paid: state.paid - AMOUNT, ...logged(state) }),
    },
    hold: { fewest: 3, expect: (state) => ({ holds: state.holds + 1, ...logged(state) }) },
    import: { fewest: 5, expect: imported },
    // One more write for the other account.
    importPartners: { fewest: 6, expect: imported },
    setFee: { fewest: 5, expect: (state) => ({ fees: state.fees + 1, ...logged(state) }) },
  },
);
