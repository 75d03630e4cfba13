import { useFormat } from '@portal/shared/i18n';
import { Badge, Button } from '@portal/shared/ui/controls';
import { DateText, Facts } from '@portal/shared/ui/data';
import { Modal } from '@portal/shared/ui/overlay';
import { balanceId } from './payouts.api.ts';
import type { PartnerBalance, PayoutEntry } from './payouts.api.ts';
import * as styles from './payouts.styles.ts';
import { payoutTexts } from './texts.ts';

const SUMS = ['gross', 'fee', 'paid', 'balance', 'held', 'carried_over', 'payable'] as const;
const BADGES = { payment: 'good', reversal: 'bad', hold: 'warn', release: 'neutral' } as const;

/** Exchange rates have six decimals at most. */
const RATE_DIGITS = 6;

type EntryLineProps = {
  entry: PayoutEntry;
  currency: PartnerBalance['currency'];
  onEnd: () => void;
};

function EntryLine({ entry, currency, onEnd }: EntryLineProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { kind, is_ended: isEnded } = entry;
  const amount = entry.amount === null ? null : format.money(entry.amount, currency);
  const words = { day: format.date(entry.day), amount: amount ?? '' };
  return (
    <li css={styles.entry}>
      <div css={styles.words}>
        <p css={styles.first}>
          <DateText day={entry.day} />
          <Badge kind={BADGES[entry.kind]}>{t(`entry.${entry.kind}`)}</Badge>
          {isEnded && <Badge>{t(kind === 'hold' ? 'entry.released' : 'entry.reversed')}</Badge>}
        </p>
        <Facts
          css={styles.reference}
          items={[
            entry.reference,
            entry.month !== null && format.month(`${entry.month}-01`),
            entry.until !== null && t('entry.until', { day: format.date(entry.until) }),
            entry.reason !== null && t('entry.reason', { reason: entry.reason }),
            entry.rate !== null && t('entry.rate', { rate: format.decimal(entry.rate, RATE_DIGITS) }),
          ]}
        />
      </div>
      {amount !== null && <span css={styles.amount}>{amount}</span>}
      {(kind === 'payment' || kind === 'hold') && !isEnded && (
        <Button
          size="sm"
          aria-label={t(kind === 'hold' ? 'entries.releaseOf' : 'entries.reverseOf', words)}
          onClick={onEnd}
        >
          {t(kind === 'hold' ? 'entries.release' : 'entries.reverse')}
        </Button>
      )}
    </li>
  );
}

export type EntriesDialogProps = {
  isOpen: boolean;
  balance: PartnerBalance;
  onClose: () => void;
  onPay: () => void;
  onEnd: (entry: PayoutEntry) => void;
};

/** What makes up a manager's balance, and its payments and holds with the newest first. */
export function EntriesDialog({ isOpen, balance, onClose, onPay, onEnd }: EntriesDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, currency } = balance;
  const own = balance.entries.filter((entry) => entry.currency === null || entry.currency === currency);
  return (
    <Modal
      {...{ isOpen, onClose }}
      title={t('entries.title', { name: account.nickname })}
      description={`${account.email} · ${account.domain} · ${currency}`}
      footer={(cancel) => (
        <>
          <Button size="lg" onClick={cancel}>
            {t('entries.close')}
          </Button>
          <Button size="lg" variant="primary" onClick={onPay}>
            {t('menu.pay')}
          </Button>
        </>
      )}
    >
      <div css={styles.dialog} key={balanceId(balance)}>
        <dl css={styles.facts}>
          {SUMS.map((sum) => [
            <dt key={`${sum} name`}>
              {sum === 'fee'
                ? t('entries.fee', { rate: format.percent(balance.fee_rate, 2) })
                : t(`sums.${sum}`)}
            </dt>,
            <dd key={sum} css={sum === 'payable' && styles.result}>
              {format.money(balance[sum], currency)}
            </dd>,
          ])}
        </dl>
        <section>
          <h3 css={styles.heading}>{t('entries.heading')}</h3>
          {own.length === 0 ? (
            <p css={styles.none}>{t('entries.none')}</p>
          ) : (
            <ul css={styles.entries}>
              {own.toReversed().map((entry) => (
                <EntryLine key={entry.id} entry={entry} currency={currency} onEnd={() => onEnd(entry)} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Modal>
  );
}
