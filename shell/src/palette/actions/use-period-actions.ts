import { PERIODS, type PeriodName } from '@portal/shared/i18n';
import { paths, useLocation, usePatchQuery } from '@portal/shared/routing';
import { useCanOpen } from '../../navigation/openable-pages.ts';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';

/** The pages with a period in their address, and the one without it there. */
const REPORT_PAGES: Readonly<Record<string, PeriodName>> = {
  [paths.dashboard.path]: '28d',
  [paths.reportChannel.path]: '6m',
  [paths.reportVideo.path]: '28d',
};

// `PERIODS` is an object literal, so its keys are exactly its names.
const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** The actions that switch the period of the report behind the palette to another than the current one. */
export const usePeriodActions = (): PaletteAction[] => {
  const { t } = paletteTexts.useTexts();
  const { pathname, search } = useLocation();
  const patchQuery = usePatchQuery();
  const canOpen = useCanOpen();
  const initial = REPORT_PAGES[pathname];
  if (initial === undefined || !canOpen(pathname)) return [];
  const current = new URLSearchParams(search).get('period') ?? initial;
  return PERIOD_NAMES.filter((each) => each !== current).map((each) => ({
    id: `period/${each}`,
    label: t('action.period', { value: t(`periods.${each}`) }),
    icon: 'calendar',
    // The page announces its new figures. A page of a list, and custom days, belong to the period before.
    run: () =>
      patchQuery(
        { palette: null, period: each === initial ? null : each, from: null, to: null, page: null },
        { history: 'replace', state: null },
      ),
  }));
};
