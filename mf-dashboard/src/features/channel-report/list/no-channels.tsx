import { paths } from '@portal/shared/routing';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { Button, LinkButton } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import type { ChangeFilters } from '../../../components/filters/use-filters.ts';
import { RemoveLimitsButton } from '../../../components/limits/remove-limits-button.tsx';
import { NothingFound } from '../../../components/list/nothing-found.tsx';
import { texts } from '../../../texts.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { channelReportTexts } from '../texts.ts';

export type NoChannelsProps = {
  filters: ChannelReportFilters;
  changeFilters: ChangeFilters<ChannelReportFilters>;
};

/**
 * The empty state of the channel list, with a remedy: the page is past the end, the search found nothing, or no channel
 * has figures.
 */
export const NoChannels = ({ filters, changeFilters }: NoChannelsProps) => {
  const { t } = texts.useTexts();
  const { t: reportText } = channelReportTexts.useTexts();
  const isManager = useAtomValue(canManageMembersAtom);
  return (
    <NothingFound
      {...{ filters, changeFilters }}
      noMatchTitle={reportText('list.noMatchTitle', { search: filters.search })}
    >
      <StatePanel
        kind="empty"
        icon="channels"
        level={3}
        title={reportText('list.noneTitle')}
        text={reportText('list.noneText')}
        actions={
          <>
            <RemoveLimitsButton
              filters={filters}
              changeFilters={changeFilters}
              label={reportText('list.removeLimits')}
            />
            {filters.member ? (
              <Button onClick={() => changeFilters({ member: undefined })}>{t('member.showAll')}</Button>
            ) : (
              <LinkButton to={isManager ? paths.manageChannel.href() : paths.guides.href()}>
                {isManager ? reportText('list.manage') : reportText('list.guides')}
              </LinkButton>
            )}
          </>
        }
      />
    </NothingFound>
  );
};
