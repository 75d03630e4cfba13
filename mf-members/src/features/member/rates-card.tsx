import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Card, CardHeader, Facts } from '@portal/shared/ui/data';
import type { MemberDetail } from '../../components/member/members.api.ts';
import { computeMemberShare, RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import { formatDays } from './assignment-days.ts';
import * as styles from './member.styles.ts';

export type RatesCardProps = { rates: MemberDetail['rates'] };

/** The member's revenue share over time, the newest first. */
export function RatesCard({ rates }: RatesCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <Card>
      <CardHeader title={t('member.rates')} />
      <ol css={styles.rates} aria-label={t('member.rates')}>
        {rates.map((rate) => (
          <li key={rate.from_day ?? ''} css={[styles.rate, rate.until_day === null && styles.current]}>
            <span css={styles.rateValue}>
              <span>{format.percent(computeMemberShare(rate.fee_rate), RATE_DIGITS)}</span>
              {rate.until_day === null && <Badge kind="good">{t('member.now')}</Badge>}
            </span>
            <Facts
              css={styles.rateDays}
              items={[
                formatDays(rate, { t, format }),
                t('members.table.fee', { rate: format.percent(rate.fee_rate, RATE_DIGITS) }),
              ]}
            />
          </li>
        ))}
      </ol>
      <p css={styles.hint}>{t('member.ratesText')}</p>
    </Card>
  );
}
