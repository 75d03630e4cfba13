import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { EmptyValue } from '@portal/shared/ui/data';
import { FailedQuery, Skeleton } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { SHELL } from './build-lines.ts';
import { compareLoads, listCompared } from './compare-loads.ts';
import type { LoadCount } from './compare-loads.ts';
import { releaseHealthQuery } from './releases.api.ts';
import type { ReleasedSite, Rollout } from './releases.api.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The longest time that the server counts. */
const MAX_HOURS = 24 * 31;

const styles = {
  table: css({ width: '100%', borderCollapse: 'collapse' }),
  caption: css({
    ...type.caption,
    color: token.color.text3,
    textAlign: 'start',
    paddingBottom: token.space[4],
  }),
  head: css({ ...type.label, color: token.color.text3, textAlign: 'end', padding: `${token.space[4]} 0` }),
  name: css({
    ...type.label,
    fontWeight: 450,
    color: token.color.text2,
    textAlign: 'start',
    padding: `${token.space[8]} 0`,
    overflowWrap: 'anywhere',
  }),
  cell: css({
    ...type.body,
    color: token.color.text,
    textAlign: 'end',
    padding: `${token.space[8]} 0 ${token.space[8]} ${token.space[12]}`,
    fontVariantNumeric: 'tabular-nums',
  }),
  row: css({ borderTop: `1px solid ${token.color.line}` }),
  quiet: css({ ...type.caption, display: 'block', color: token.color.text3 }),
};

type LineProps = { label: string; control: ReactNode; candidate: ReactNode };

const Line = ({ label, control, candidate }: LineProps) => (
  <tr css={styles.row}>
    <th scope="row" css={styles.name}>
      {label}
    </th>
    <td css={styles.cell}>{control}</td>
    <td css={styles.cell}>{candidate}</td>
  </tr>
);

/** The part of the page loads that failed, and how many of how many. */
function FailedLoads({ loads, failed }: LoadCount) {
  const { t } = texts.useTexts();
  const format = useFormat();
  if (loads === 0) return <EmptyValue reason={t('releases.rollout.noLoads')} />;
  return (
    <>
      <span>{format.percent(failed / loads)}</span>
      <span css={styles.quiet}>
        {t('releases.rollout.failedOf', { failed: format.count(failed), loads: format.count(loads) })}
      </span>
    </>
  );
}

const waiting = <Skeleton width="64px" height={20} />;

export type LoadComparisonTableProps = { site: ReleasedSite; rollout: Rollout };

/** Page loads and failures since a canary began, of the visitors with and without it. */
export function LoadComparisonTable({ site: { domain, release }, rollout }: LoadComparisonTableProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const hours = Math.min(MAX_HOURS, Math.max(1, Math.ceil((now - Date.parse(rollout.started_at)) / HOUR_MS)));
  const query = useQuery(releaseHealthQuery(domain, hours));
  const loads = query.data && compareLoads(query.data, { control: release.set, rollout });
  if (query.isError && !query.data)
    return <FailedQuery query={query} level={3} isCompact title={t('releases.rollout.failed')} />;
  const describeFailures = (name: string) =>
    t('releases.rollout.failures', { name: name === SHELL ? t('releases.shell') : name });
  return (
    <table css={styles.table}>
      <caption css={styles.caption}>{t('releases.rollout.loads')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" css={styles.head}>
            {t('releases.rollout.control')}
          </th>
          <th scope="col" css={styles.head}>
            {t('releases.rollout.candidate')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line
          label={t('releases.rollout.served')}
          control={loads ? format.count(loads.pages.control.served) : waiting}
          candidate={loads ? format.count(loads.pages.candidate.served) : waiting}
        />
        <Line
          label={t('releases.rollout.reported')}
          control={loads ? format.count(loads.pages.control.reported) : waiting}
          candidate={loads ? format.count(loads.pages.candidate.reported) : waiting}
        />
        {loads
          ? loads.remotes.map(({ name, control, candidate }) => (
              <Line
                key={name}
                label={describeFailures(name)}
                control={<FailedLoads {...control} />}
                candidate={<FailedLoads {...candidate} />}
              />
            ))
          : listCompared(rollout).map((name) => (
              <Line key={name} label={describeFailures(name)} control={waiting} candidate={waiting} />
            ))}
      </tbody>
    </table>
  );
}
