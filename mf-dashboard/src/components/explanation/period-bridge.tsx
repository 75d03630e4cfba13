import { useFormat } from '@portal/shared/i18n';
import { usePatchQuery } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { useSignedMoney } from '@portal/shared/ui/data';
import { getWeekday } from '../limits/limits.ts';
import type { Weekday } from '../limits/limits.ts';
import { QueryContent } from '../query-content.tsx';
import { useTrendMeta } from '../trend/use-trend-meta.tsx';
import { parseExact } from './exact-amounts.ts';
import * as styles from './bridge.styles.ts';
import { BridgeSkeleton } from './bridge-skeleton.tsx';
import { BridgeTable, type BridgeCause } from './bridge-table.tsx';
import { ContributionList } from './contribution-list.tsx';
import { type Change, listChanges } from './list-changes.ts';
import { addPaid, isNothing, subtractPaid } from './paid-amounts.ts';
import { type PeriodBridge, type PeriodBridgeQuery, usePeriodBridge } from './period-bridge.api.ts';
import { explanationTexts } from './texts.ts';

/** How many causes the sentence names. */
const NAMED = 3;

const abs = (amount: string) => {
  const units = parseExact(amount);
  return units < 0n ? -units : units;
};

/** The causes with the largest amounts, added or taken away. */
const pickLargest = (changes: readonly Change<BridgeCause>[]) =>
  changes.toSorted((a, b) => (abs(a.change) < abs(b.change) ? 1 : -1)).slice(0, NAMED);

type Complete = PeriodBridge & {
  compare: NonNullable<PeriodBridge['compare']>;
  parts: NonNullable<PeriodBridge['parts']>;
};

const isComplete = (bridge: PeriodBridge): bridge is Complete =>
  bridge.parts !== null && bridge.compare !== null;

const Causes = ({ bridge }: { bridge: Complete }) => {
  const { t } = explanationTexts.useTexts();
  const { currency, before, after, compare, period, parts } = bridge;
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  const [start, end] = [before.amount ?? '0', after.amount ?? '0'];
  const changes = listChanges(start, parts, currency);
  const difference = subtractPaid(addPaid([end], currency), addPaid([start], currency), currency);
  const causes = format.list(
    pickLargest(changes).map(({ cause, change }) => `${t(`bridge.${cause}`)} ${signed(change)}`),
  );
  const direction = isNothing(difference) ? 'same' : difference.startsWith('-') ? 'down' : 'up';
  const amount = format.money(difference.replace('-', ''));
  return (
    <>
      <p css={styles.sentence}>
        {changes.length === 0 ? t('why.nothing') : t(`why.${direction}`, { amount, causes })}
      </p>
      <BridgeTable
        caption={t('why.table')}
        currency={currency}
        before={{ name: format.range(compare.from, compare.to), amount: start }}
        after={{ name: format.range(period.from, period.to), amount: end }}
        changes={changes}
      />
      <p css={styles.note}>{t('bridge.note')}</p>
    </>
  );
};

const Bridge = ({ bridge }: { bridge: PeriodBridge }) => {
  const { t } = explanationTexts.useTexts();
  const notes = useTrendMeta(bridge, 'revenue');
  const { contributions, currency, period } = bridge;
  if (!isComplete(bridge))
    return (
      <>
        <p css={styles.sentence}>{t(bridge.compare ? 'why.none' : 'why.off')}</p>
        <div css={styles.note}>{notes}</div>
      </>
    );
  return (
    <>
      <Causes bridge={bridge} />
      <div css={styles.note}>{notes}</div>
      {contributions && contributions.items.length > 0 && (
        <ContributionList contributions={contributions} currency={currency} period={period} />
      )}
    </>
  );
};

const Content = ({ query }: { query: PeriodBridgeQuery }) => {
  const { t } = explanationTexts.useTexts();
  return (
    <QueryContent
      query={usePeriodBridge(query)}
      failedTitle={t('bridge.failed')}
      skeleton={<BridgeSkeleton />}
    >
      {(bridge) => <Bridge bridge={bridge} />}
    </QueryContent>
  );
};

export type PeriodBridgeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  query: PeriodBridgeQuery;
  /** Limits the page to the weekday of the explained day. */
  onWeekday?: ((weekday: Weekday) => void) | undefined;
};

/** Why the revenue of a report differs from that of its comparison: the causes, and who contributed most. */
export const PeriodBridgeDialog = (props: PeriodBridgeDialogProps) => {
  const { isOpen, onClose, title, query, onWeekday } = props;
  const patchQuery = usePatchQuery();
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const { from, to, compare_from: before } = query;
  const isOneDay = from === to && before !== undefined && before === query.compare_to;
  const days = isOneDay
    ? t('why.days', { day: format.dateWithWeekday(from), before: format.dateWithWeekday(before) })
    : format.range(from, to);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={days}
      footer={
        onWeekday && (
          <Button
            size="lg"
            onClick={() => {
              // The dialog's history entry becomes that of the weekday, so that Back does not open the dialog.
              patchQuery({ bridge: null }, { history: 'replace', state: null });
              onWeekday(getWeekday(from));
            }}
          >
            {t('why.weekday', { weekday: format.weekdayName(from) })}
          </Button>
        )
      }
    >
      {isOpen && <Content query={query} />}
    </Modal>
  );
};
