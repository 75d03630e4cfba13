import { interruptAtEveryWrite } from '../../../platform/testing/interrupt-at-every-write.ts';
import { prepareNotifying, startNotifying } from './testing/notifying-process.ts';

interruptAtEveryWrite(
  { prepare: prepareNotifying, start: startNotifying, mostWrites: 30 },
  {
    notify: {
      fewest: 5,
      expect: () => ({ notifications: 1, mails: 1, day: '2026-11-01' }),
    },
  },
);
