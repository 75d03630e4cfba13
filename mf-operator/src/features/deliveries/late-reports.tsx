import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { Button, singleLineEllipsis } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { texts } from '../../texts.ts';
import type { LateReport } from './deliveries.api.ts';
import { describeReport } from './describe-report.ts';

/** More days are counted, not listed. */
const MAX_DAYS = 8;

/** The height does not depend on what is late, so that the list below stays where it is. */
const oneLine = css({ ...singleLineEllipsis, display: 'block' });

/** In a sentence, the content owner is a remark on its report. */
const toName = ([type, owner]: readonly string[]) => (owner === undefined ? type : `${type} (${owner})`);

export type LateReportsProps = { late: readonly LateReport[] };

/** The reports that are due and have not been delivered, by type and content owner; their days on demand. */
export function LateReports({ late }: LateReportsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (late.length === 0)
    return (
      <Banner kind="good" title={t('deliveries.late.none')}>
        <span css={oneLine}>{t('deliveries.late.noneText')}</span>
      </Banner>
    );
  const groups = [...Map.groupBy(late, (report) => toName(describeReport(t, report)))];
  return (
    <Banner
      kind="warn"
      icon="clock"
      title={t('deliveries.late.title', { count: late.length })}
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'deliveries.late.hide' : 'deliveries.late.show')}
        </Button>
      }
    >
      {isOpen ? (
        <ul css={plainList}>
          {groups.map(([name, reports]) => {
            const days = reports.map(({ day }) => day).toSorted((a, b) => b.localeCompare(a));
            const shown = days.slice(0, MAX_DAYS).map((day) => format.shortDate(day));
            const more = days.length - shown.length;
            return (
              <li key={name}>
                <b>{name}</b>{' '}
                <span>
                  {[shown.join(', '), more > 0 && t('deliveries.late.more', { count: more })]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <span css={oneLine}>{groups.map(([name]) => name).join(', ')}</span>
      )}
    </Banner>
  );
}
