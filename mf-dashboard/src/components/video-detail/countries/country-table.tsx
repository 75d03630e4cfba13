import { useFormat } from '@portal/shared/i18n';
import { EmptyValue } from '@portal/shared/ui/data';
import { detailTexts } from '../texts.ts';
import type { CountryMetric } from '../use-detail-choices.ts';
import type { VideoReport } from '../video-report.api.ts';
import * as styles from './countries.styles.ts';

export type CountryTableProps = {
  countries: VideoReport['countries'][CountryMetric];
  metric: CountryMetric;
  currency: VideoReport['currency'];
  label: string;
};

/** All countries as a table, with a row for views of unknown countries. */
export const CountryTable = ({ countries, metric, currency, label }: CountryTableProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(currency);
  const formatValue = metric === 'revenue' ? format.money : format.count;
  const { items, others } = countries;
  const shareText = (share: number | null) =>
    share === null ? <EmptyValue reason={t('countries.noShare')} /> : format.percent(share);
  const rows = [
    ...items.map((item) => ({ ...item, name: format.country(item.country) })),
    ...(others.count > 0 ? [{ ...others, country: '', name: t('countries.unknown') }] : []),
  ];
  return (
    // It scrolls, so it must be focusable. A group, because the card around it is the region of this name.
    <div css={styles.tableBox} tabIndex={0} role="group" aria-label={label}>
      <table css={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('countries.country')}</th>
            <th scope="col">{t(`countries.by.${metric}`)}</th>
            <th scope="col">{t('countries.part')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, name, value, share }) => (
            <tr key={country}>
              <th scope="row">
                <span css={styles.code} aria-hidden>
                  {country}
                </span>
                <span>{name}</span>
              </th>
              <td>{formatValue(value)}</td>
              <td css={styles.part}>{shareText(share)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('countries.total')}</th>
            <td>{formatValue(countries.total)}</td>
            <td css={styles.part}>
              {shareText(rows.some(({ share }) => share === null) ? null : items.length > 0 ? 1 : 0)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
