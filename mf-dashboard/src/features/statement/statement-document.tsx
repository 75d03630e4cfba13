import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { useQueryStates } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Card, Facts } from '@portal/shared/ui/data';
import type { PlainDate } from '../../components/period/plain-date.ts';
import { ReopenedStatements } from '../../components/reopened/reopened-statements.tsx';
import { useReportCurrency } from '../../components/report-scope.ts';
import { statementTexts } from './texts.ts';
import { ComparedMonth } from './compared-month.tsx';
import { ContactLines } from './contact-lines.tsx';
import { PrintedBrand } from './printed-brand.tsx';
import { PrintedOn } from './printed-on.tsx';
import { StatementBadge } from './statement-badge.tsx';
import { StatementCards } from './statement-cards.tsx';
import { StatementDetails } from './statement-details.tsx';
import { StatementNotes } from './statement-notes.tsx';
import { SORT_CODECS, STATEMENT_COLUMNS, sortStatement } from './statement-sort.ts';
import { StatementTable } from './statement-table.tsx';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type StatementDocumentProps = {
  statement: Statement;
  /** The newest day with revenue. */
  through: PlainDate | null | undefined;
};

/** The monthly statement on screen and in print, in the page's currency. */
export const StatementDocument = ({ statement: received, through }: StatementDocumentProps) => {
  const { t } = statementTexts.useTexts();
  const currency = useReportCurrency();
  const format = useFormat(currency);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { compareNames } = format;
  const [{ sort: id, order }, setSort] = useQueryStates(SORT_CODECS);
  const statement = useMemo(
    () => ({ ...received, items: sortStatement(received.items, { id, order }, { currency, compareNames }) }),
    [received, id, order, currency, compareNames],
  );
  const { month, period, status, number, issued_on: issuedOn, manager } = statement;
  const title = t('title', { month: format.month(`${month}-01`) });
  return (
    <Card css={styles.document}>
      <header css={styles.head}>
        <div>
          <PrintedBrand />
          <h2 css={styles.title} data-print="title">
            <span>{title}</span>
            <StatementBadge {...{ month, status }} />
          </h2>
          <Facts css={styles.meta} items={[format.range(period.from, period.to), currency]} />
          {number !== null && issuedOn !== null && (
            <p css={styles.meta}>{t('number', { number, date: format.date(issuedOn) })}</p>
          )}
          {number !== null && manager && (
            <Facts css={styles.meta} items={[manager.nickname, manager.email]} />
          )}
          <PrintedOn />
        </div>
        <ContactLines />
      </header>
      <ReopenedStatements reopenings={statement.reopenings} />
      {isPhone && <StatementCards {...{ statement, currency }} />}
      <StatementTable
        {...{ statement, currency }}
        isPrintOnly={isPhone}
        sort={{ id, order }}
        onSortChange={(next) => {
          const chosen = STATEMENT_COLUMNS.find((each) => each === next.id);
          if (chosen !== undefined) setSort({ sort: chosen, order: next.order });
        }}
      />
      <StatementDetails {...{ statement, currency }} />
      <ComparedMonth key={month} month={month} />
      <StatementNotes {...{ statement, currency, through }} />
    </Card>
  );
};
