import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Banner, FailedQuery } from '@portal/shared/ui/feedback';
import { IssueDialog } from './issue-dialog.tsx';
import { SignedDocumentButton } from './signed-document-button.tsx';
import { useIssuances } from './statement-issue.api.ts';
import { statementTexts } from './texts.ts';

/** Above the document; focused by code after the statement was issued. */
const place = css({ marginBottom: token.size.cardGap, '&:focus': { outline: 'none' } });

/** The button is beside the words, or below them where there is no room. */
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[8] });
const words = css({ flex: '1 1 240px' });

export type StatementIssueProps = {
  /** `YYYY-MM`. */
  month: string;
};

/** What became of a closed month's statement: the manager issues it, or everyone reads its number and date. */
export const StatementIssue = ({ month }: StatementIssueProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const query = useIssuances();
  const area = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState({ month: '', isOpen: false, count: 0 });
  const [issuedMonth, setIssuedMonth] = useState<string>();
  const own = query.data?.find((each) => each.month === month);
  const isIssuedHere = own?.state === 'issued' && issuedMonth === month;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isIssuedHere) area.current?.focus();
  }, [isIssuedHere]);

  if (query.isError && !query.data)
    return <FailedQuery css={place} query={query} isCompact isFramed level={3} title={t('issue.failed')} />;
  if (!own) return null;
  const { number, issued_on: issuedOn } = own;
  // Statements follow each other, so that each corrects those before it.
  const first = query.data?.findLast(({ state }) => state === 'closed')?.month ?? month;
  return (
    <div ref={area} tabIndex={-1} css={place} data-print="hide">
      {number !== null ? (
        <Banner kind="good" title={t('issue.issued', { number })}>
          <div css={line}>
            <span css={words}>
              {issuedOn !== null && t('issue.issuedAt', { date: format.date(issuedOn) })}
            </span>
            {isManager && <SignedDocumentButton {...{ month, number }} />}
          </div>
        </Banner>
      ) : (
        <Banner icon="lock" title={t('issue.closed')}>
          <div css={line}>
            <span css={words}>
              {first === month
                ? t('issue.closedText')
                : t('issue.order', { month: format.month(`${first}-01`) })}
            </span>
            {first === month && (
              <Button
                size="sm"
                variant="primary"
                onClick={() => setDialog(({ count }) => ({ month, isOpen: true, count: count + 1 }))}
              >
                {t('issue.issue')}
              </Button>
            )}
          </div>
        </Banner>
      )}
      {dialog.month === month && (
        // A new instance each time, so that it never opens with an earlier failure.
        <IssueDialog
          key={dialog.count}
          month={month}
          isOpen={dialog.isOpen}
          onClose={() => setDialog((last) => ({ ...last, isOpen: false }))}
          onIssued={() => setIssuedMonth(month)}
        />
      )}
    </div>
  );
};
