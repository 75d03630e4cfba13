import { z } from 'zod';
import { type MoneyRow, moneyParts } from '../money/file-money.ts';

export const moneySchema = z
  .object({
    part: z.enum(moneyParts),
    name: z.string().describe('The kind of adjustment, as YouTube calls it; empty for other parts.'),
    rows: z.int(),
    revenue_micros: z.int().describe('In millionths of a dollar.'),
  })
  .meta({
    id: 'FileMoney',
    description: 'Rows of a closing report that have something in common, and their revenue.',
  });

export const toMoney = ({ micros, ...row }: MoneyRow): z.infer<typeof moneySchema> => ({
  ...row,
  revenue_micros: micros,
});
