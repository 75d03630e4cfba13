import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../../texts.ts';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import type { ChangeFilters } from '../filters/use-dashboard-filters.ts';
import { DEFAULT_PERIOD } from '../../../components/period/period.ts';

export type NoVideosProps = { filters: DashboardFilters; changeFilters: ChangeFilters };

/** Why the list is empty, and the way out: the search found nothing, the page is past the end, or nothing was watched. */
export const NoVideos = ({ filters, changeFilters }: NoVideosProps) => {
  const { t } = texts.useTexts();
  const { search, page, period, member } = filters;
  if (page > 0) {
    return (
      <StatePanel
        kind="empty"
        level={3}
        title={t('dashboard.videos.pastEndTitle')}
        actions={
          <Button onClick={() => changeFilters({ page: 0 })}>{t('dashboard.videos.firstPage')}</Button>
        }
      />
    );
  }
  if (search) {
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        level={3}
        title={t('dashboard.videos.noMatchTitle', { search })}
        text={t('dashboard.videos.noMatchText')}
        actions={
          <Button onClick={() => changeFilters({ search: '' })}>{t('dashboard.videos.clearSearch')}</Button>
        }
      />
    );
  }
  const isDefaultPeriod = period.preset === DEFAULT_PERIOD.preset;
  return (
    <StatePanel
      kind="empty"
      icon="film"
      level={3}
      title={t('dashboard.videos.noneTitle')}
      text={t('dashboard.videos.noneText')}
      actions={
        <>
          {!isDefaultPeriod && (
            <Button onClick={() => changeFilters({ period: DEFAULT_PERIOD })}>
              {t('dashboard.videos.showDefault')}
            </Button>
          )}
          {member && (
            <Button onClick={() => changeFilters({ member: undefined })}>{t('member.showAll')}</Button>
          )}
          {isDefaultPeriod && !member && (
            <Button onClick={() => changeFilters({ period: { preset: '90d' } })}>
              {t('dashboard.videos.showLonger')}
            </Button>
          )}
        </>
      }
    />
  );
};
