import { useCallback } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/routing';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { Button, IconButton } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { Menu } from '@portal/shared/ui/overlay';
import { payoutTexts } from '../texts.ts';
import type { PayoutEntry, Timeline } from '../payouts.api.ts';
import { PayoutTimeline } from '../timeline/payout-timeline.tsx';
import { listPayeeActions } from './payee-actions.ts';
import type { TaskDialog } from './payout-task.ts';
import { useBalances } from './balances.api.ts';
import type { Balances } from './balances.api.ts';
import * as styles from './manager.styles.ts';

const payeeOf = ({ payee, balances }: Timeline) => ({
  id: payee.id,
  name: payee.nickname ?? payoutTexts.text('member.archived'),
  isArchived: payee.nickname === null,
  balances,
});

const NONE: Balances['own'] = [];

type OwnNoteProps = { own: Balances['own'] | undefined };

/** What the manager keeps of its members' revenue, which nobody pays out again. */
const OwnNote = ({ own = NONE }: OwnNoteProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const amounts = own.map(({ amount, currency }) => format.money(amount, currency));
  return (
    <Banner kind="neutral" title={t('own.title')}>
      {[t('own.text'), amounts.length > 0 && t('own.kept', { amount: amounts.join(' + ') })]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
};

export type PayeePageProps = { payee: string; dialog: TaskDialog };

/** One payee's timeline with what the manager can do for it; of the manager itself what the platform pays it. */
export const PayeePage = ({ payee, dialog: { open } }: PayeePageProps) => {
  const { t } = payoutTexts.useTexts();
  const isOwn = useAtomValue(sessionAtom)?.account.id === payee;
  // Requested with the timeline, so that nothing moves when both are there.
  const { data: balances } = useBalances({ isEnabled: isOwn });
  const navigate = useNavigate();
  const renderHead = (timeline: Timeline) => {
    if (isOwn) return <OwnNote own={balances?.own} />;
    const shown = payeeOf(timeline);
    return (
      <div css={styles.head}>
        <h2 css={styles.name}>{shown.name}</h2>
        <span css={styles.actions} data-print="hide">
          <Button variant="primary" icon="payment" onClick={() => open({ kind: 'payment', payee: shown })}>
            {t('action.payment')}
          </Button>
          <Menu
            label={t('action.menuOf', { name: shown.name })}
            trigger={<IconButton icon="more" label={t('action.menuOf', { name: shown.name })} />}
            entries={listPayeeActions(shown, { t, open, navigate })}
          />
        </span>
      </div>
    );
  };
  const renderAction = useCallback(
    (entry: PayoutEntry, timeline: Timeline) => {
      if (entry.is_ended || entry.kind === 'reversal' || entry.kind === 'release') return null;
      const kind = entry.kind === 'hold' ? 'release' : 'reversal';
      return (
        <Button size="sm" onClick={() => open({ kind, payee: payeeOf(timeline), entry })}>
          {t(`action.${kind}`)}
        </Button>
      );
    },
    [open, t],
  );
  return <PayoutTimeline member={payee} renderHead={renderHead} {...(!isOwn && { renderAction })} />;
};
