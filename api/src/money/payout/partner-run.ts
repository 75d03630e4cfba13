import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type BankDetails, checkDetails } from './bank-details.ts';
import { listManagers } from './ledger.repository.ts';
import { listRunLines, toRunTable, toShownLine, writeRunOrder } from './pay-run.ts';
import { listPayees } from './payee.service.ts';
import { readBooks } from './payout-books.ts';

type Order = { domain: string; day: Day };

/** Which managers of a domain the platform pays on a day, and how much. */
export const createPartnerRun = ({ db, clock }: { db: Db; clock: Clock }) => {
  const readLines = async ({ domain, day }: Order) => {
    const lines = [];
    for (const { id, ...person } of await listManagers(db, domain)) {
      const books = await readBooks(db, { payer: 'platform', accountId: id, domain });
      // A manager is paid to where it pays from.
      const bank = (await listPayees(db, id)).get(id);
      lines.push(...listRunLines(books, { id, person, bank }, day));
    }
    return lines;
  };

  return {
    async list(order: Order) {
      return { day: order.day, items: (await readLines(order)).map(toShownLine) };
    },

    toTable: async (order: Order) => toRunTable(await readLines(order), order.day),

    /** The order for a bank, from the account of the platform, which is not stored. @throws AppError `payee_missing` */
    async writeOrder({ from, ...order }: Order & { from: BankDetails }) {
      checkDetails(from);
      return writeRunOrder(await readLines(order), { from, day: order.day, createdAt: clock.now() });
    },
  };
};
