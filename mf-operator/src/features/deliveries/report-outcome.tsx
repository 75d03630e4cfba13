import { useFormat } from '@portal/shared/i18n';
import { Facts } from '@portal/shared/ui/data';
import { Banner } from '@portal/shared/ui/feedback';
import { ErrorList } from '../../components/error-list.tsx';
import { texts } from '../../texts.ts';
import type { IngestResult } from './deliveries.api.ts';
import { describeReport } from './describe-report.ts';
import { DoubtList } from './doubt-list.tsx';
import { HeaderFault } from './header-fault.tsx';
import { MoneyList } from './money-list.tsx';
import { isReportType } from './report-types.ts';
import type { ReportOutcome } from './use-report-files.ts';

type IngestedProps = { name: string; result: IngestResult };

/** What a file changed. */
function Ingested({ name, result: { outcome, type, days, rows, money } }: IngestedProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day];
  const hasChanged = outcome === 'ingested' || outcome === 'replaced';
  return (
    <Banner kind={hasChanged ? 'good' : 'info'} title={t(`deliveries.upload.outcome.${outcome}`, { name })}>
      <Facts
        items={[
          ...(isReportType(type) ? describeReport(t, { type, owner: '' }) : []),
          first !== undefined && last !== undefined && format.range(first, last),
          t('progress.rows', { count: rows.read }),
          rows.unknown_channel > 0 && t('deliveries.upload.unknown', { count: rows.unknown_channel }),
        ]}
      />
      {money.length > 0 && <MoneyList money={money} />}
    </Banner>
  );
}

export type ReportOutcomeViewProps = { name: string; outcome: ReportOutcome };

/** What became of a report file that was sent. */
export function ReportOutcomeView({ name, outcome }: ReportOutcomeViewProps) {
  const { t } = texts.useTexts();
  if (outcome.kind === 'ingested') return <Ingested name={name} result={outcome.result} />;
  if (outcome.kind === 'malformed') {
    const title = `${name}: ${t('faults.title', { count: outcome.errors.length })}`;
    // A header that is refused is the only error, because nothing else of the file was read.
    const header = outcome.errors[0]?.header;
    if (!header) return <ErrorList title={title} errors={outcome.errors} />;
    return (
      <Banner kind="bad" title={title}>
        <HeaderFault header={header} />
      </Banner>
    );
  }
  return (
    <Banner kind="warn" title={t('deliveries.upload.doubtful', { name })}>
      <DoubtList doubts={outcome.doubts} />
    </Banner>
  );
}
