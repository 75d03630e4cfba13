import { useFormat } from '@portal/shared/i18n';
import { plainList } from '../../components/dialog.styles.ts';
import { texts } from '../../texts.ts';
import type { MoneyPart } from './deliveries.api.ts';
import { formatUsd } from './format-amount.ts';

export type MoneyListProps = { money: readonly MoneyPart[] };

/** Where the revenue of a closing report belongs: its rows and dollars by channel and kind of adjustment. */
export function MoneyList({ money }: MoneyListProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <ul css={plainList} aria-label={t('deliveries.money.title')}>
      {money.map(({ part, name, rows, revenue_micros: micros }) => (
        <li key={`${part} ${name}`}>
          <b>{t(`deliveries.money.${part}`, { name })}</b>{' '}
          <span>{[formatUsd(format, micros), t('progress.rows', { count: rows })].join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
