import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Badge } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import type { PlainDate } from '../../components/period/plain-date.ts';
import { useReportCurrency } from '../../components/report-scope.ts';
import { statementTexts } from './texts.ts';
import { ContactLines } from './contact-lines.tsx';
import { PrintedOn } from './printed-on.tsx';
import { StatementCards } from './statement-cards.tsx';
import { StatementNotes } from './statement-notes.tsx';
import { StatementTable } from './statement-table.tsx';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type StatementDocumentProps = {
  statement: Statement;
  /** The newest day with revenue. */
  through: PlainDate | null | undefined;
};

/** The monthly statement on screen and in print, in the page's currency. */
export const StatementDocument = ({ statement, through }: StatementDocumentProps) => {
  const { t } = statementTexts.useTexts();
  const currency = useReportCurrency();
  const format = useFormat(currency);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { month, period, status } = statement;
  const title = t('title', { month: format.month(`${month}-01`) });
  return (
    <Card css={styles.document}>
      <header css={styles.head}>
        <div>
          <h2 css={styles.title}>
            {title}
            <Badge kind={status === 'final' ? 'final' : 'estimated'}>{t(`status.${status}`)}</Badge>
          </h2>
          <p css={styles.meta}>
            {format.range(period.from, period.to)} · {currency}
          </p>
          <PrintedOn />
        </div>
        <ContactLines />
      </header>
      {isPhone && <StatementCards {...{ statement, currency }} />}
      <StatementTable {...{ statement, currency }} isPrintOnly={isPhone} />
      <StatementNotes {...{ statement, currency, through }} />
    </Card>
  );
};
