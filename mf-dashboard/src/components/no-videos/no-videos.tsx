import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ScopeFilters, VideoListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';
import { RemoveLimitsButton } from '../limits/remove-limits-button.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { DEFAULT_PERIOD } from '../period/period.ts';
import { noVideosTexts } from './texts.ts';

export { noVideosTexts };

type Filters = ScopeFilters & VideoListFilters;

export type NoVideosProps = { filters: Filters; changeFilters: ChangeFilters<Filters> };

/**
 * The empty state of the video list, with a remedy: the search found nothing, the page is past the end, or there were
 * no views.
 */
export const NoVideos = ({ filters, changeFilters }: NoVideosProps) => {
  const { t } = texts.useTexts();
  const { t: ownText } = noVideosTexts.useTexts();
  const { period, member, channel, country, weekday, track } = filters;
  const isLimited = Boolean(country ?? weekday ?? track);
  const isDefaultPeriod = period.preset === DEFAULT_PERIOD.preset;
  return (
    <NothingFound
      {...{ filters, changeFilters }}
      noMatchTitle={ownText('noMatchTitle', { search: filters.search })}
    >
      <StatePanel
        kind="empty"
        icon="film"
        level={3}
        title={ownText('noneTitle')}
        text={ownText('noneText')}
        actions={
          <>
            {!isDefaultPeriod && (
              <Button onClick={() => changeFilters({ period: DEFAULT_PERIOD })}>
                {ownText('showDefault')}
              </Button>
            )}
            <RemoveLimitsButton
              filters={filters}
              changeFilters={changeFilters}
              label={ownText('removeLimits')}
            />
            {channel && (
              <Button onClick={() => changeFilters({ channel: undefined })}>{t('channel.showAll')}</Button>
            )}
            {member && (
              <Button onClick={() => changeFilters({ member: undefined })}>{t('member.showAll')}</Button>
            )}
            {isDefaultPeriod && !member && !channel && !isLimited && (
              <Button onClick={() => changeFilters({ period: { preset: '90d' } })}>
                {ownText('showLonger')}
              </Button>
            )}
          </>
        }
      />
    </NothingFound>
  );
};
