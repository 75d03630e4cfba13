import { useMemo } from 'react';
import { useQuery } from '@portal/shared/http';
import type { ChartNote } from '@portal/shared/ui/chart';
import { texts } from '../../texts.ts';
import { countsViews } from '../metric.ts';
import type { Metric } from '../metric.ts';
import type { Interval } from '../period/period.ts';
import type { ReportScope } from '../report-scope.ts';
import { usePricesEngaged } from '../use-price-unit.ts';
import { annotationsQuery } from './annotations.api.ts';
import type { Annotations } from './annotations.api.ts';

type Events = Annotations['items'][number]['notices'];

/** The names that the server lists, and a sign that there are more. */
const namesOf = ({ count, names }: Events) => names.join(', ') + (count > names.length ? ' …' : '');

/**
 * What happened on the days of a metric's trend, in words; none while that is unknown, since a trend is complete without.
 * Changes of what a view is are marked only where views are counted.
 */
export const useTrendNotes = (
  scope: ReportScope | undefined,
  interval: Interval,
  metric: Metric,
): ChartNote[] => {
  const { t } = texts.useTexts();
  // What happened concerns all figures, not those of a country.
  const { from, to, member, channel } = scope ?? {};
  const { data } = useQuery(
    annotationsQuery(
      from && to ? { from, to, ...(member && { member }), ...(channel && { channel }), interval } : undefined,
    ),
  );
  const isEngaged = usePricesEngaged();
  // Engaged views keep their definition, and so do prices by them.
  const isCounted = countsViews(metric) && !(isEngaged && metric === 'rpm');
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ date, changes, ...kinds }) => [
        ...(isCounted ? changes : []).map((change) => ({
          day: date,
          text: t(`trend.changes.${change}.text`),
          names: t(`trend.changes.${change}.explanation`),
        })),
        ...(['channels', 'notices'] as const).flatMap((kind) => {
          const { count } = kinds[kind];
          if (count === 0) return [];
          return {
            day: date,
            text: t(`trend.${kind}`, { count }),
            count,
            names: namesOf(kinds[kind]),
            // Notices are frequent, and rarely say why figures change.
            isQuiet: kind === 'notices',
          };
        }),
      ]),
    [data, isCounted, t],
  );
};
