import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';
import type { ReconciledOwner } from './deliveries.api.ts';
import { formatMicros } from './format-amount.ts';
import * as styles from './reconciliation.styles.ts';

type LineProps = {
  label: string;
  rows?: number | undefined;
  micros: number;
  /** A total; other lines are parts of one. */
  isTotal?: boolean;
  /** @default dollars */
  currency?: string | undefined;
};

function Line({ label, rows, micros, isTotal = false, currency = 'USD' }: LineProps) {
  const format = useFormat();
  return (
    <tr css={styles.row}>
      <th scope="row" css={[styles.name, isTotal ? styles.strong : styles.part]}>
        {label}
      </th>
      <td css={styles.cell}>{rows === undefined ? '' : format.count(rows)}</td>
      <td css={[styles.cell, isTotal && styles.strong]}>{formatMicros(format, micros, currency)}</td>
    </tr>
  );
}

type ComparisonProps = { comparison: ReconciledOwner['comparisons'][number] };

/** What was found of an expected amount, and why both differ. */
function ComparisonLines({
  comparison: { code, expected_micros: expected, found_micros: found, difference_micros: difference, causes },
}: ComparisonProps) {
  const { t } = texts.useTexts();
  return (
    <>
      {code !== 'stored' && <Line label={t('deliveries.reconciliation.expected')} micros={expected} />}
      <Line label={t(`deliveries.reconciliation.comparison.${code}`)} micros={found} isTotal />
      <Line label={t('deliveries.reconciliation.difference')} micros={difference} isTotal />
      {causes.map(({ name, difference_micros: micros }) => (
        <Line key={name} label={t(`deliveries.reconciliation.cause.${name}`)} micros={micros} />
      ))}
    </>
  );
}

type SummaryProps = { summary: ReconciledOwner['summaries'][number] };

/** A file with the money of the month, by kind of revenue and of adjustment. */
function SummaryLines({ summary: { type, file, amounts } }: SummaryProps) {
  const { t } = texts.useTexts();
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3} css={styles.report}>
          <span>{t(`deliveries.type.${type}`)}</span>
          <span css={styles.file}>{file.name}</span>
        </th>
      </tr>
      {amounts.map(({ source, adjustment, currency, rows, micros }) => (
        <Line
          key={`${source} ${adjustment} ${currency}`}
          label={[
            source || (adjustment === '' && t('deliveries.reconciliation.ordinary')),
            adjustment !== '' && t('deliveries.money.adjustment', { name: adjustment }),
          ]
            .filter(Boolean)
            .join(' · ')}
          rows={rows}
          micros={micros}
          currency={currency}
        />
      ))}
    </>
  );
}

type ReportProps = Pick<ReconciledOwner, 'comparisons'> & { report: ReconciledOwner['reports'][number] };

/** A closing report: where its revenue belongs, what of it is stored, and why both differ. */
function ReportLines({ report: { type, file, money }, comparisons }: ReportProps) {
  const { t } = texts.useTexts();
  const note =
    file === null
      ? t('deliveries.reconciliation.missing')
      : money.length === 0 && t('deliveries.reconciliation.unrecorded');
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3} css={styles.report}>
          <span>{t(`deliveries.type.${type}`)}</span>
          {file && <span css={styles.file}>{file.name}</span>}
          {note !== false && <span css={styles.file}>{note}</span>}
        </th>
      </tr>
      {money.map(({ part, name, rows, revenue_micros: micros }) => (
        <Line
          key={`${part} ${name}`}
          label={t(`deliveries.money.${part}`, { name })}
          rows={rows}
          micros={micros}
          isTotal={part === 'read'}
        />
      ))}
      {comparisons.map((comparison) => (
        <ComparisonLines key={comparison.code} comparison={comparison} />
      ))}
    </>
  );
}

export type ReconciliationTableProps = { owner: ReconciledOwner; label: string };

/** The revenue of a content owner in a month. */
export function ReconciliationTable({
  owner: { reports, summaries, comparisons },
  label,
}: ReconciliationTableProps) {
  const { t } = texts.useTexts();
  const others = comparisons.filter(({ code }) => code !== 'stored');
  return (
    <table css={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" css={styles.head}>
            {t('deliveries.reconciliation.item')}
          </th>
          <th scope="col" css={styles.head}>
            {t('deliveries.reconciliation.rows')}
          </th>
          <th scope="col" css={styles.head}>
            {t('deliveries.reconciliation.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <ReportLines
            key={`${report.type} ${report.file?.id ?? ''}`}
            report={report}
            comparisons={comparisons.filter(({ subject }) => subject === report.type)}
          />
        ))}
        {summaries.map((summary) => (
          <SummaryLines key={summary.file.id} summary={summary} />
        ))}
        {others.length > 0 && (
          <tr>
            <th scope="rowgroup" colSpan={3} css={styles.report}>
              {t('deliveries.reconciliation.summaries')}
            </th>
          </tr>
        )}
        {others.map((comparison) => (
          <ComparisonLines key={comparison.code} comparison={comparison} />
        ))}
      </tbody>
    </table>
  );
}
