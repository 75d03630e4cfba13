import { useQuery } from '@portal/shared/http';
import { addMonths, useFormat, type Month } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { createTextFilter } from '@portal/shared/search';
import { useCanOpen } from '../../navigation/openable-pages.ts';
import { freshness } from '../../query-cache/freshness.ts';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';
import { readTypedMonth, type TypedMonth } from './read-typed-month.ts';
import { useOpenAddress } from './use-open-address.ts';

type Days = { first_day: string | null; revenue_through: string | null };

/** The newest month with revenue that a text names; the page shows no others. */
const findMonth = ({ year, month }: TypedMonth, days: Days): Month | undefined => {
  const [first, last] = [days.first_day?.slice(0, 7), days.revenue_through?.slice(0, 7)];
  if (first === undefined || last === undefined) return undefined;
  const ending = `-${String(month).padStart(2, '0')}`;
  for (let each = last; each >= first; each = addMonths(each, -1))
    if (each.endsWith(ending) && (year === undefined || each.startsWith(String(year)))) return each;
  return undefined;
};

/** The action that opens the statement of the month that the text names, if there is one. */
export const useStatementAction = (text: string): PaletteAction[] => {
  const { t } = paletteTexts.useTexts();
  const format = useFormat();
  const openAddress = useOpenAddress();
  const canOpen = useCanOpen();
  const typed = canOpen(paths.statement.path) ? readTypedMonth(text) : undefined;
  const { data: days } = useQuery({ ...freshness(), enabled: typed !== undefined });
  const month = typed && days && findMonth(typed, days);
  if (!typed || !month) return [];
  const label = t('action.statement', { month: format.month(`${month}-01`) });
  // What else was typed belongs to another search.
  if (!createTextFilter([label])(label, typed.rest)) return [];
  const run = () => openAddress(paths.statement.href({ month }));
  return [{ id: `statement/${month}`, label, icon: 'file', run }];
};
