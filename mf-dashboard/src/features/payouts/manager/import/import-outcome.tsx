import { css } from '@emotion/react';
import { isApiError } from '@portal/shared/http';
import type { FileError } from '@portal/shared/http';
import { token } from '@portal/shared/theme';
import { Banner } from '@portal/shared/ui/feedback';
import { payoutTexts } from '../../texts.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { ImportResult } from './import-payments.api.ts';

const list = css({
  display: 'grid',
  gap: token.space[4],
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const NO_ERRORS: readonly FileError[] = [];

export type ImportOutcomeProps = { result: ImportResult | undefined; error: Error | null };

/** What became of a bank's file: recorded, known already, or refused with every row that is wrong. */
export const ImportOutcome = ({ result, error }: ImportOutcomeProps) => {
  const { t } = payoutTexts.useTexts();
  if (result)
    return (
      <div role="status">
        <Banner kind="good" title={t('import.done')}>
          <span>{t('import.added', { count: result.added })}</span>{' '}
          <span>{t('import.kept', { count: result.kept })}</span>
        </Banner>
      </div>
    );
  if (!error) return null;
  const errors = isApiError(error, 'report_malformed') ? error.fileErrors : NO_ERRORS;
  if (errors.length === 0)
    return (
      <Banner kind="bad" title={(isApiError(error) && error.serverMessage) || t('import.unreachable')} />
    );
  return (
    <Banner kind="bad" title={t('import.refusedTitle')}>
      <span>{t('import.refusedText')}</span>
      <ul css={list}>
        {errors.map((each) => {
          const text = describeRefusal(each, t);
          return (
            <li key={`${each.path} ${each.code}`}>
              {text ?? <span lang="en">{`${each.path}: ${each.message}`}</span>}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
};
