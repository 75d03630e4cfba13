import { isApiError, useMutation } from '@portal/shared/http';
import type { UseQueryResult } from '@portal/shared/http';
import { queryDay } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { TextField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ExportMenu, saveFile } from '@portal/shared/ui/export';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { payoutTexts } from '../../texts.ts';
import type { TaskDialog } from '../payout-task.ts';
import { fetchPayRunOrder } from './pay-run.api.ts';
import type { PayRun } from './pay-run.api.ts';
import { RunLines } from './run-lines.tsx';
import { RunWarnings } from './run-warnings.tsx';
import * as styles from './run.styles.ts';

/** Saves the bank's order; a failure is said in a snackbar. */
const useOrderDownload = () => {
  const { t } = payoutTexts.useTexts();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: fetchPayRunOrder,
    onSuccess: (file) => {
      saveFile(file);
      snackbar.show({ type: 'success', title: t('run.saved'), text: file.name });
    },
    onError: (error) =>
      snackbar.show({
        type: 'error',
        title: t('run.saveFailed'),
        ...(isApiError(error) && { text: error.serverMessage }),
      }),
  });
};

export type PayRunCardProps = {
  query: UseQueryResult<PayRun>;
  /** The day in the address; today without it. */
  requestedDay: string | undefined;
  onDayChange: (day: string | undefined) => void;
  open: TaskDialog['open'];
};

/** Who is payable on a day, as a list and as files for the bank. */
export const PayRunCard = ({ query, requestedDay, onDayChange, open }: PayRunCardProps) => {
  const { t } = payoutTexts.useTexts();
  const order = useOrderDownload();
  const { data } = query;
  const day = requestedDay ?? data?.day;
  if (query.isError && !data)
    return (
      <Card title={t('run.title')}>
        <FailedQuery query={query} isCompact level={3} title={t('run.failed')} />
      </Card>
    );
  return (
    <Card title={t('run.title')}>
      <p css={styles.intro}>{t('run.text')}</p>
      <div css={styles.tools} data-print="hide">
        <TextField
          css={styles.day}
          type="date"
          label={t('run.day')}
          hasMessageLine={false}
          value={day ?? ''}
          onChange={(event) => onDayChange(queryDay.parse(event.target.value))}
        />
        <ExportMenu
          label={t('run.download')}
          isDisabled={day === undefined || !data?.items.length}
          entries={
            day === undefined ? [] : [{ path: '/payout/run/export', label: t('run.list'), query: { day } }]
          }
          more={
            day === undefined
              ? []
              : [
                  'separator',
                  {
                    id: 'order',
                    label: t('run.order'),
                    note: 'XML',
                    description: t('run.orderText'),
                    onSelect: () => order.mutate(day),
                  },
                ]
          }
        />
      </div>
      {data && <RunWarnings run={data} open={open} />}
      <RunLines
        lines={data?.items ?? []}
        isLoading={data === undefined}
        isRefetching={query.isPlaceholderData}
      />
    </Card>
  );
};
