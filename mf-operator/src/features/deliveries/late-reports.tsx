import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Banner } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { LateReport } from './deliveries.api.ts';
import { describeReport } from './describe-report.ts';

/** More days are counted, not listed. */
const MAX_DAYS = 8;

const list = css({
  display: 'grid',
  gap: token.space[4],
  margin: `${token.space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export type LateReportsProps = { late: readonly LateReport[] };

/** The reports that are due and have not been delivered, by type and content owner. */
export function LateReports({ late }: LateReportsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  if (late.length === 0)
    return (
      <Banner kind="good" title={t('deliveries.late.none')}>
        {t('deliveries.late.noneText')}
      </Banner>
    );
  return (
    <Banner kind="warn" icon="clock" title={t('deliveries.late.title', { count: late.length })}>
      <ul css={list}>
        {[...Map.groupBy(late, (report) => describeReport(t, report))].map(([name, reports]) => {
          const days = reports.map(({ day }) => day).toSorted((a, b) => b.localeCompare(a));
          const shown = days.slice(0, MAX_DAYS).map((day) => format.shortDate(day));
          const more = days.length - shown.length;
          return (
            <li key={name}>
              <b>{name}</b> {shown.join(', ')}
              {more > 0 && ` ${t('deliveries.late.more', { count: more })}`}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
