import { useFormat } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { isApiError } from '@portal/shared/http';
import { ErrorList } from '../../components/error-list.tsx';
import { texts } from '../../texts.ts';
import type { RateResult } from './rates.api.ts';
import * as styles from './rates.styles.ts';
import type { SendRates } from './use-send-rates.ts';

type AffectedProps = { affected: RateResult['affected'] };

/** The days whose figures in won changed. */
function Affected({ affected }: AffectedProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  if (!affected) return null;
  const { from, to } = affected;
  return (
    <span>
      {to === null
        ? t('rates.result.openDays', { from: format.date(from) })
        : t('rates.result.days', { days: format.range(from, to) })}
    </span>
  );
}

export type RatesOutcomeProps = { rates: SendRates };

/** What became of the rates that were sent: stored, doubted, or refused with every bad line. */
export function RatesOutcome({ rates: { mutation, errors, isDoubted } }: RatesOutcomeProps) {
  const { t } = texts.useTexts();
  const { data, error, isPending, variables } = mutation;
  if (isPending) return null;
  if (data) {
    const { affected, ...counts } = data.result;
    return (
      <div role="status">
        <Banner kind="good" title={t('rates.result.title')}>
          <span>{t('rates.result.counts', counts)}</span> <Affected affected={affected} />
        </Banner>
      </div>
    );
  }
  if (errors.length > 0)
    return (
      <div css={styles.outcome} role={isDoubted ? 'alert' : undefined}>
        <ErrorList
          kind={isDoubted ? 'warn' : 'bad'}
          title={t(isDoubted ? 'rates.doubts' : 'faults.title', { count: errors.length })}
          errors={errors}
        />
        {isDoubted && variables && (
          <Button onClick={() => mutation.mutate({ ...variables, isForced: true })}>
            {t('rates.force')}
          </Button>
        )}
      </div>
    );
  if (!error) return null;
  return <Banner kind="bad" title={isApiError(error) ? error.serverMessage : t('faults.unreachable')} />;
}
