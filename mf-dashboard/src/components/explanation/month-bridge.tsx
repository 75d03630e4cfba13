import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { QueryContent } from '../query-content.tsx';
import { useReportCurrency } from '../report-scope.ts';
import * as styles from './bridge.styles.ts';
import { BridgeSkeleton } from './bridge-skeleton.tsx';
import { BridgeTable } from './bridge-table.tsx';
import { listChanges } from './list-changes.ts';
import { explanationTexts } from './texts.ts';

export { explanationTexts };

export type Bridge = Omit<GetResponse<'/report/statement/bridge'>, 'success' | 'message'>;

const useBridge = (month: string) => {
  const currency = useReportCurrency();
  return useQuery({
    queryKey: ['report', 'bridge', currency, month],
    queryFn: ({ signal }) => api.get('/report/statement/bridge', { query: { month }, signal }),
  });
};

const MonthTable = ({ bridge, parts }: { bridge: Bridge; parts: NonNullable<Bridge['parts']> }) => {
  const { t } = explanationTexts.useTexts();
  const { currency, of, previous, month, before, after } = bridge;
  const format = useFormat();
  const [start, end] = [before.amount ?? '0', after.amount ?? '0'];
  const nameMonth = (of: string) => format.month(`${of}-01`);
  return (
    <>
      <BridgeTable
        caption={t('bridge.table')}
        currency={currency}
        before={{ name: nameMonth(previous), amount: start }}
        after={{ name: nameMonth(month), amount: end }}
        changes={listChanges(start, parts, currency)}
      />
      <p css={styles.note}>{t('bridge.note')}</p>
      {of === 'member' && <p css={styles.note}>{t('bridge.rest')}</p>}
    </>
  );
};

/** Why a month of the statement differs from the month before. */
export const MonthBridge = ({ month }: { month: string }) => {
  const { t } = explanationTexts.useTexts();
  const query = useBridge(month);
  return (
    <QueryContent query={query} failedTitle={t('bridge.failed')} skeleton={<BridgeSkeleton />}>
      {(bridge) =>
        bridge.parts ? (
          <MonthTable bridge={bridge} parts={bridge.parts} />
        ) : (
          <p css={styles.note}>{t('bridge.none')}</p>
        )
      }
    </QueryContent>
  );
};
