import { useId } from 'react';
import type { Currency } from '@portal/shared/i18n';
import { Link, paths, useLocation } from '@portal/shared/routing';
import { useSignedMoney } from '@portal/shared/ui/data';
import { videoPageHref } from '../video-detail/video-path.ts';
import * as styles from './bridge.styles.ts';
import { addPaid } from './paid-amounts.ts';
import type { PeriodBridge } from './period-bridge.api.ts';
import { explanationTexts } from './texts.ts';

type Contributions = NonNullable<PeriodBridge['contributions']>;

export type ContributionListProps = {
  contributions: Contributions;
  currency: Currency;
  period: PeriodBridge['period'];
};

/** Returns the address of the page that a contribution leads to: the report of the channel, or the video's page, of the same days. */
const useContributionHref = ({ contributions, period }: ContributionListProps) => {
  const { search } = useLocation();
  return (id: string) => {
    if (contributions.of === 'videos') return videoPageHref(id, { period: 'fixed', days: period });
    const query = new URLSearchParams(search);
    for (const name of ['bridge', 'page', 'sort']) query.delete(name);
    // Reports begin with different periods where their address has none.
    for (const [name, value] of Object.entries({ period: 'custom', ...period, channels: id }))
      query.set(name, value);
    return `${paths.reportChannel.path}?${query}`;
  };
};

/** The channels or videos that differ most, with the largest cause of each. */
export const ContributionList = (props: ContributionListProps) => {
  const { contributions, currency } = props;
  const { of, items, others } = contributions;
  const { t } = explanationTexts.useTexts();
  const signed = useSignedMoney(currency);
  const hrefOf = useContributionHref(props);
  const id = useId();
  const show = (amount: string) => signed(addPaid([amount], currency));
  return (
    <section css={styles.section}>
      <h3 id={id} css={styles.heading}>
        {t(`why.${of}`)}
      </h3>
      <ul css={styles.list} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id ?? ''} css={styles.item}>
            <span css={styles.name}>
              {item.id === null ? (
                <span>{t('why.unattributed')}</span>
              ) : (
                <Link to={hrefOf(item.id)}>{item.name}</Link>
              )}
              <span css={styles.cause}>{t('why.largest', { cause: t(`bridge.${item.cause}`) })}</span>
            </span>
            <span css={styles.amount}>{show(item.difference)}</span>
          </li>
        ))}
        {others.count > 0 && (
          <li css={styles.item}>
            <span css={styles.name}>{t(`why.others.${of}`, { count: others.count })}</span>
            <span css={styles.amount}>{show(others.difference)}</span>
          </li>
        )}
      </ul>
    </section>
  );
};
