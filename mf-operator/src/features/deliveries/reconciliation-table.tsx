import { useFormat } from '@portal/shared/i18n';
import { Fragment } from 'react';
import { texts } from '../../texts.ts';
import type { ReconciledOwner } from './deliveries.api.ts';
import { formatUsd } from './format-amount.ts';
import * as styles from './reconciliation.styles.ts';

type LineProps = {
  label: string;
  rows?: number | undefined;
  micros: number;
  /** A total; other lines are parts of one. */
  isTotal?: boolean;
};

function Line({ label, rows, micros, isTotal = false }: LineProps) {
  const format = useFormat();
  return (
    <tr css={styles.row}>
      <th scope="row" css={[styles.name, isTotal ? styles.strong : styles.part]}>
        {label}
      </th>
      <td css={styles.cell}>{rows === undefined ? '' : format.count(rows)}</td>
      <td css={[styles.cell, isTotal && styles.strong]}>{formatUsd(format, micros)}</td>
    </tr>
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
      {comparisons.map(({ code, found_micros: found, difference_micros: difference, causes }) => (
        <Fragment key={code}>
          <Line label={t(`deliveries.reconciliation.comparison.${code}`)} micros={found} isTotal />
          <Line label={t('deliveries.reconciliation.difference')} micros={difference} isTotal />
          {causes.map(({ name, difference_micros: micros }) => (
            <Line key={name} label={t(`deliveries.reconciliation.cause.${name}`)} micros={micros} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

export type ReconciliationTableProps = { owner: ReconciledOwner; label: string };

/** The revenue of a content owner in a month. */
export function ReconciliationTable({ owner: { reports, comparisons }, label }: ReconciliationTableProps) {
  const { t } = texts.useTexts();
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
      </tbody>
    </table>
  );
}
