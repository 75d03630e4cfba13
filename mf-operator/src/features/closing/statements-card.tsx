import type { Format, TranslateText } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { Badge, Button, LinkButton } from '@portal/shared/ui/controls';
import { Card, DateText, EmptyValue } from '@portal/shared/ui/data';
import { Banner, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TableTitle, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { useCallback, useMemo, useState } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { getPayoutsHref } from '../../components/payouts-path.ts';
import type { IssueResult, ManagerStatement } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { IssueDialog } from './issue-dialog.tsx';
import type ko from './locales/ko.json';
import { ReopeningsCard } from './reopenings-card.tsx';
import { closingTexts } from './texts.ts';
import { useReopeningDialog } from './use-reopening-dialog.tsx';

type Context = {
  t: TranslateText<typeof ko>;
  format: Format;
  onReopen: (statement: ManagerStatement) => void;
};

type ReopenButtonProps = { statement: ManagerStatement; onReopen: Context['onReopen'] };

/** Opens the dialog that asks for an issued statement to be reopened. */
const ReopenButton = ({ statement, onReopen }: ReopenButtonProps) => {
  const { t } = closingTexts.useTexts();
  return (
    statement.number !== null && (
      <Button
        size="sm"
        aria-label={t('reopening.askOf', { name: statement.nickname })}
        onClick={() => onReopen(statement)}
      >
        {t('reopening.ask')}
      </Button>
    )
  );
};

const StatementBadge = ({ number }: Pick<ManagerStatement, 'number'>) => {
  const { t } = closingTexts.useTexts();
  return (
    <Badge kind={number === null ? 'waiting' : 'approved'}>
      {t(number === null ? 'statements.open' : 'statements.issued')}
    </Badge>
  );
};

const statementColumns = ({ t, onReopen }: Context): TableColumn<ManagerStatement>[] => [
  {
    id: 'manager',
    header: t('statements.manager'),
    cell: ({ nickname, email }) => <TitleCell title={nickname} meta={email} />,
  },
  {
    id: 'state',
    header: t('statements.state'),
    cell: ({ number }) => <StatementBadge number={number} />,
  },
  {
    id: 'number',
    header: t('statements.number'),
    cell: ({ number }) => number ?? <EmptyValue reason={t('statements.open')} />,
  },
  {
    id: 'at',
    header: t('statements.at'),
    cell: ({ issued_at: at }) => <DateText as="time" instant={at} emptyReason={t('statements.open')} />,
  },
  {
    id: 'reopen',
    header: t('reopening.column'),
    isHeaderHidden: true,
    cell: (statement) => <ReopenButton {...{ statement, onReopen }} />,
  },
];

/** A statement on a phone. */
const StatementCard = ({ statement, onReopen }: ReopenButtonProps) => {
  const { t } = closingTexts.useTexts();
  const { nickname, email, number, issued_at: at } = statement;
  return (
    <RowCard
      title={nickname}
      meta={email}
      end={<StatementBadge number={number} />}
      {...(number !== null && {
        figures: [
          { label: t('statements.number'), value: number },
          { label: t('statements.at'), value: <DateText as="time" instant={at} /> },
        ],
        children: (
          <div css={styles.cardAction}>
            <ReopenButton {...{ statement, onReopen }} />
          </div>
        ),
      })}
    />
  );
};

type RefusedStatementsProps = Pick<IssueResult, 'refused'> & { statements: readonly ManagerStatement[] };

/** The statements that could not be issued, by manager. */
function RefusedStatements({ refused, statements }: RefusedStatementsProps) {
  const { t } = closingTexts.useTexts();
  const nameOf = (id: string) => statements.find((each) => each.account_id === id)?.nickname ?? id;
  return (
    <Banner kind="bad" title={t('statements.refused', { count: refused.length })}>
      <ul css={plainList}>
        {refused.map(({ account_id: id, code }) => (
          <li key={id}>
            <b>{`${nameOf(id)} `}</b>
            <span lang={code === 'statement_order' ? undefined : 'en'}>
              {code === 'statement_order' ? t('statements.order') : code}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export type StatementsCardProps = {
  domain: string;
  month: string;
  /** Of the domain. */
  name: string;
  statements: readonly ManagerStatement[];
};

/** The statements of a closed month by manager, and the button that issues the remaining ones. */
export function StatementsCard({ domain, month, name, statements }: StatementsCardProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const [dialog, setDialog] = useState({ isOpen: false, count: 0 });
  const [refused, setRefused] = useState<IssueResult['refused']>([]);
  const reopening = useReopeningDialog();
  const { openAct } = reopening;
  const onReopen = useCallback(
    ({ account_id: account, number }: ManagerStatement) =>
      openAct({ kind: 'ask', account, month, number: number ?? '' }),
    [openAct, month],
  );
  const columns = useMemo(() => statementColumns({ t, format, onReopen }), [t, format, onReopen]);
  const nameOf = (id: string) => statements.find((each) => each.account_id === id)?.nickname ?? id;
  const open = statements.filter(({ number }) => number === null);
  return (
    <>
      {refused.length > 0 && <RefusedStatements {...{ refused, statements }} />}
      <Card isPadded={false} isBareOnPhone>
        <DataTable
          label={t('statements.title')}
          columns={columns}
          rows={statements}
          rowId={({ account_id: id }) => id}
          hasMedia={false}
          tools={
            <>
              <TableTitle
                count={t('statements.count', {
                  issued: format.count(statements.length - open.length),
                  total: format.count(statements.length),
                })}
              >
                {t('statements.title')}
              </TableTitle>
              <div css={styles.tools}>
                {open.length < statements.length && (
                  <LinkButton icon="payment" to={getPayoutsHref(domain)}>
                    {t('statements.payouts')}
                  </LinkButton>
                )}
                {open.length > 0 && (
                  <Button
                    icon="file"
                    onClick={() => setDialog(({ count }) => ({ isOpen: true, count: count + 1 }))}
                  >
                    {t('statements.issue', { count: open.length })}
                  </Button>
                )}
              </div>
            </>
          }
          empty={
            <StatePanel
              kind="empty"
              icon="user"
              level={3}
              title={t('statements.emptyTitle')}
              text={t('statements.emptyText')}
            />
          }
          renderCard={(statement) => <StatementCard {...{ statement, onReopen }} />}
        />
      </Card>
      <ReopeningsCard {...{ domain, month, nameOf }} onAct={openAct} />
      {reopening.dialog}
      {dialog.count > 0 && (
        // A new instance each time, because the same write is sent once by each.
        <IssueDialog
          key={dialog.count}
          {...{ domain, month, name }}
          isOpen={dialog.isOpen}
          count={open.length}
          onClose={() => setDialog(({ count }) => ({ isOpen: false, count }))}
          onRefused={setRefused}
        />
      )}
    </>
  );
}
