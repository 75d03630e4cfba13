import { useQuery } from '@portal/shared/http';
import { addDays, useFormat, useLanguage } from '@portal/shared/i18n';
import { Chip } from '@portal/shared/ui/controls';
import { AmountsChoice } from '../amounts/amounts-choice.tsx';
import { useChannelNames } from '../channels/channel-names.api.ts';
import type { FilterBarProps } from '../filters/filter-bar.tsx';
import type { ScopeFilters } from '../filters/report-filters.ts';
import { useReportCurrency } from '../report-scope.ts';
import { videosQuery } from '../videos/videos.api.ts';
import * as styles from './limit-chips.styles.ts';
import { type Limits, WEEKDAYS } from './limits.ts';
import { limitTexts } from './texts.ts';

export { limitTexts };

const MONDAY = '2026-11-09';

/** The title of a track, which any video with it has; its ISRC while that is unknown. */
const useTrackTitle = (
  { track, member }: ScopeFilters,
  range: FilterBarProps['range'],
): string | undefined => {
  const list = { sort: 'views', order: 'desc', page: 0, size: 1 } as const;
  const query =
    track !== undefined && range
      ? { from: range.from, to: range.to, ...(member && { member }), track, ...list }
      : undefined;
  const { data } = useQuery(videosQuery(query, useReportCurrency(), useLanguage()));
  const found = data?.items[0]?.track;
  // The title of the track before would be wrong.
  return found && found.isrc === track ? found.title : track;
};

export type LimitChipsProps = Pick<FilterBarProps, 'filters' | 'changeFilters' | 'range' | 'hasChannels'>;

/**
 * What the page is limited to by presses in its panels, each as a chip that a press removes; and of a chosen member which of its
 * amounts are shown.
 */
export const LimitChips = ({ filters, changeFilters, range, hasChannels = false }: LimitChipsProps) => {
  const { t } = limitTexts.useTexts();
  const format = useFormat();
  const { country, weekday, member } = filters;
  const channel = hasChannels ? undefined : filters.channel;
  const channels = useChannelNames(member, { isNeeded: channel !== undefined }).data;
  const track = useTrackTitle(filters, range);
  const names: Record<keyof Limits | 'channel', string | undefined> = {
    country: country && format.country(country),
    channel: channel && (channels?.find(({ id }) => id === channel)?.name ?? '…'),
    weekday: weekday && format.weekdayName(addDays(MONDAY, WEEKDAYS.indexOf(weekday))),
    track,
  };
  const shown = (['country', 'channel', 'weekday', 'track'] as const).filter(
    (limit) => names[limit] !== undefined,
  );
  return (
    <div css={styles.row}>
      {member !== undefined && (
        <div data-print="hide">
          <AmountsChoice />
        </div>
      )}
      {shown.length > 0 && (
        <div css={styles.limits} role="group" aria-label={t('region')}>
          {shown.map((limit) => {
            const label = t(limit, { name: names[limit] ?? '' });
            return (
              <Chip
                key={limit}
                isOn
                css={styles.chip}
                aria-pressed={undefined}
                aria-label={`${label}, ${t('remove')}`}
                iconEnd="close"
                onClick={() => changeFilters({ [limit]: undefined })}
              >
                <span css={styles.name}>{label}</span>
              </Chip>
            );
          })}
        </div>
      )}
    </div>
  );
};
