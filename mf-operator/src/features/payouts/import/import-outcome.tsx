import { isApiError } from '@portal/shared/http';
import type { FileError } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import { ErrorList } from '../../../components/error-list.tsx';
import { texts } from '../../../texts.ts';
import { payoutTexts } from '../texts.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { ImportResult } from './import.api.ts';

export type ImportOutcomeProps = {
  result: ImportResult | undefined;
  error: Error | null;
  /** Every row that was refused. */
  refused: readonly FileError[];
};

/** What became of a bank's file: recorded, known already, or refused with every row that is wrong. */
export function ImportOutcome({ result, error, refused }: ImportOutcomeProps) {
  const { t } = payoutTexts.useTexts();
  const common = texts.useTexts();
  if (result)
    return (
      <div role="status">
        <Banner kind="good" title={t('import.done')}>
          <span>{t('import.added', { count: result.added })}</span>{' '}
          <span>{t('import.kept', { count: result.kept })}</span>
        </Banner>
      </div>
    );
  if (refused.length > 0)
    return (
      <ErrorList
        title={common.t('faults.title', { count: refused.length })}
        errors={refused}
        describe={(each) => describeRefusal(each, t)}
      />
    );
  if (!error) return null;
  return (
    <Banner kind="bad" title={isApiError(error) ? error.serverMessage : common.t('faults.unreachable')} />
  );
}
