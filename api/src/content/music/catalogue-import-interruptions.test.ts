import { interruptAtEveryWrite } from '../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage } from '../../platform/testing/server-storage.ts';
import { startImport } from './testing/interrupted-import.ts';

interruptAtEveryWrite(
  { prepare: createServerStorage, start: startImport, mostWrites: 40 },
  {
    'music import': {
      fewest: 8,
      expect({ tags, tagged, removed, logged }) {
        const isrc = (number: number) => `KRX4G26${String(100 + number).padStart(5, '0')}`;
        return {
          titles: [`Changed ${logged}`, `Added ${logged}`],
          tags: [...tags, `tag-${logged}`].toSorted(),
          tagged: [...tagged, `${isrc(logged)} tag-${logged}`],
          removed: logged === 0 ? removed : [...removed, isrc(logged - 1)],
          logged: logged + 1,
        };
      },
    },
  },
);
