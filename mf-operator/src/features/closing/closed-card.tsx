import { useFormat } from '@portal/shared/i18n';
import { CopyButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import type { ClosedMonth } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { closingTexts } from './texts.ts';

/** Enough of a hash to compare it by eye. */
const SHOWN_HASH = 12;

export type ClosedCardProps = { closed: ClosedMonth };

/** Who closed a month, when and why, and the hash of its document. */
export function ClosedCard({ closed }: ClosedCardProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const { number, at, by, reason, overruled, hash } = closed;
  return (
    <Card title={t('closed.title')}>
      <dl css={styles.facts}>
        <dt>{t('closed.number')}</dt>
        <dd>{format.count(number)}</dd>
        <dt>{t('closed.at')}</dt>
        <dd>{format.dateTime(at)}</dd>
        <dt>{t('closed.by')}</dt>
        <dd>{by.email ?? t(by.role === 'command line' ? 'closed.commandLine' : 'closed.unknown')}</dd>
        {reason !== null && (
          <>
            <dt>{t('closed.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        {overruled.length > 0 && (
          <>
            <dt>{t('closed.overruled')}</dt>
            <dd>{overruled.map((code) => t(`refusal.${code}`)).join(', ')}</dd>
          </>
        )}
        <dt>{t('closed.hash')}</dt>
        <dd css={styles.hash}>
          <code css={styles.code} title={hash}>
            {hash.slice(0, SHOWN_HASH)}
          </code>
          <CopyButton text={hash} label={t('closed.copy')} size="sm" />
        </dd>
      </dl>
    </Card>
  );
}
