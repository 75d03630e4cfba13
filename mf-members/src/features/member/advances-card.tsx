import { useQuery, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { Badge, Button } from '@portal/shared/ui/controls';
import { Card, CardHeader, Facts } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { useEffect, useId, useRef } from 'react';
import { MemberDialog } from '../../components/dialogs/member-dialog.tsx';
import { useLocalDialog } from '../../components/dialogs/use-local-dialog.ts';
import { recordAdvance, timelineQuery } from '../../components/member/advances.api.ts';
import type { Timeline } from '../../components/member/advances.api.ts';
import { useRefresh } from '../../components/member/members.api.ts';
import { RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import { AdvanceForm } from './advance-form.tsx';
import * as styles from './member.styles.ts';

type AdvanceListProps = { timeline: Timeline };

/** What is left of all advances, and each advance with its day and the part of a month that pays it back. */
const AdvanceList = ({ timeline: { balances, entries } }: AdvanceListProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const advances = entries.filter(({ kind }) => kind === 'advance');
  if (advances.length === 0) return <p css={styles.none}>{t('advances.none')}</p>;
  return (
    <>
      {balances
        .filter(({ advance }) => Number(advance) > 0)
        .map(({ currency, advance }) => (
          <p key={currency} css={styles.none}>
            {t('advances.left', { amount: format.money(advance, currency) })}
          </p>
        ))}
      <ol css={styles.rates} aria-label={t('advances.title')}>
        {advances.map(({ id, amount, currency, day, share, reference, is_ended: isEnded }) => (
          <li key={id} css={[styles.rate, !isEnded && styles.current]}>
            <span css={styles.rateValue}>
              <span>{format.money(amount, currency ?? undefined)}</span>
              {isEnded && <Badge>{t('advances.reversed')}</Badge>}
            </span>
            <Facts
              css={styles.rateDays}
              items={[
                format.date(day),
                t('advances.each', { share: format.percent(share, RATE_DIGITS) }),
                ...(reference === null ? [] : [reference]),
              ]}
            />
          </li>
        ))}
      </ol>
    </>
  );
};

/** The address of the card on the page, to which the payouts of another remote link. */
const FRAGMENT = '#advances';

export type AdvancesCardProps = { member: string; today: string };

/** What was advanced to the member, with a dialog that records an advance. */
export function AdvancesCard({ member, today }: AdvancesCardProps) {
  const { t } = texts.useTexts();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const formId = useId();
  const dialog = useLocalDialog(member);
  const query = useQuery(timelineQuery(member));
  const { mutateAsync, isPending } = useWrite({
    send: recordAdvance,
    onSuccess: () => {
      dialog.close();
      void refresh();
      snackbar.show({ type: 'success', title: t('advances.done') });
    },
  });
  const { data } = query;
  const { hash } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  // At once, because a focus that moves later would take it from what is typed meanwhile.
  const isLinked = hash === FRAGMENT;
  useEffect(() => {
    if (!isLinked) return;
    area.current?.scrollIntoView({ block: 'center' });
    // The next Tab leads to the button that records an advance.
    area.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <Card>
      <div ref={area} role="group" aria-label={t('advances.title')} tabIndex={-1} css={styles.linked}>
        <CardHeader
          title={t('advances.title')}
          actions={data && <Button onClick={dialog.open}>{t('advances.record')}</Button>}
        />
      </div>
      {data && <AdvanceList timeline={data} />}
      {!data && query.isError && <FailedQuery query={query} level={3} title={t('advances.failed')} />}
      {!data && !query.isError && (
        <Loading>
          <Skeleton width="60%" height={22} />
        </Loading>
      )}
      <p css={styles.hint}>{t('advances.text')}</p>
      <MemberDialog
        key={dialog.opening}
        dialog={dialog}
        title={t('advances.dialogTitle')}
        submitLabel={t('advances.submit')}
        formId={formId}
        isBusy={isPending}
      >
        {() => (
          <AdvanceForm
            id={formId}
            today={today}
            onSubmit={async (advance) => void (await mutateAsync({ payee: member, ...advance }))}
          />
        )}
      </MemberDialog>
    </Card>
  );
}
