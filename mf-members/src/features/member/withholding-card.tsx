import { useQuery, useWrite } from '@portal/shared/http';
import { addMonths, useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Card, CardHeader, Facts } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { useId } from 'react';
import { MemberDialog } from '../../components/dialogs/member-dialog.tsx';
import { useLocalDialog } from '../../components/dialogs/use-local-dialog.ts';
import { useRefresh } from '../../components/member/members.api.ts';
import { RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import * as styles from './member.styles.ts';
import { WithholdingForm } from './withholding-form.tsx';
import { setWithholding, withholdingsQuery } from './withholding.api.ts';
import type { Withholding } from './withholding.api.ts';

/** One rate, or those of both sources. */
const Rates = ({ rate, us_rate: usRate }: Pick<Withholding, 'rate' | 'us_rate'>) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const percent = (value: number) => format.percent(value, RATE_DIGITS);
  if (usRate === null) return <span>{percent(rate)}</span>;
  return (
    <Facts
      items={[
        t('withholding.us', { rate: percent(usRate) }),
        t('withholding.other', { rate: percent(rate) }),
      ]}
    />
  );
};

type WithholdingListProps = { items: readonly Withholding[] };

const WithholdingList = ({ items }: WithholdingListProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const month = (value: string) => format.month(`${value}-01`);
  if (items.length === 0) return <p css={styles.none}>{t('withholding.none')}</p>;
  return (
    <ol css={styles.rates} aria-label={t('withholding.title')}>
      {items.map(({ from, until, note, ...rates }) => (
        <li key={from} css={[styles.rate, until === null && styles.current]}>
          <span css={styles.rateValue}>
            <Rates {...rates} />
          </span>
          <Facts
            css={styles.rateDays}
            items={[
              until === null
                ? t('withholding.since', { month: month(from) })
                : t('withholding.until', { from: month(from), last: month(addMonths(until, -1)) }),
              note,
            ]}
          />
        </li>
      ))}
    </ol>
  );
};

export type WithholdingCardProps = { member: string };

/** What is withheld of the member's net by month, with a dialog that changes it. */
export function WithholdingCard({ member }: WithholdingCardProps) {
  const { t } = texts.useTexts();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const formId = useId();
  const dialog = useLocalDialog(member);
  const query = useQuery(withholdingsQuery(member));
  const { mutateAsync, isPending } = useWrite({
    send: setWithholding,
    onSuccess: () => {
      dialog.close();
      void refresh();
      snackbar.show({ type: 'success', title: t('withholding.done') });
    },
  });
  const { data } = query;
  return (
    <Card>
      <CardHeader
        title={t('withholding.title')}
        actions={data && <Button onClick={dialog.open}>{t('withholding.change')}</Button>}
      />
      {data && <WithholdingList items={data.items} />}
      {!data && query.isError && <FailedQuery query={query} level={3} title={t('withholding.failed')} />}
      {!data && !query.isError && (
        <Loading>
          <Skeleton width="60%" height={22} />
        </Loading>
      )}
      <p css={styles.hint}>{t('withholding.text')}</p>
      {data && (
        <MemberDialog
          key={dialog.opening}
          dialog={dialog}
          title={t('withholding.dialogTitle')}
          submitLabel={t('withholding.submit')}
          formId={formId}
          isBusy={isPending}
        >
          {() => (
            <WithholdingForm
              id={formId}
              withholdings={data}
              onSubmit={async (change) => void (await mutateAsync({ target: member, ...change }))}
            />
          )}
        </MemberDialog>
      )}
    </Card>
  );
}
