import { Button, FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { useChannelNames } from '../channels/channel-names.api.ts';
import { named } from './filter-bar.styles.ts';

/** The option for all channels; no channel has this id. */
const ALL_CHANNELS = 'all';

export type ChannelFilterProps = {
  value: string | undefined;
  onChange: (channel: string | undefined) => void;
  /** Offers this member's channels only. */
  member: string | undefined;
  /** Fills the available width. */
  isBlock?: boolean;
};

/** Selects one channel, or all. */
export const ChannelFilter = ({ value, onChange, member, isBlock = false }: ChannelFilterProps) => {
  const { t } = texts.useTexts();
  const { data, isError, isFetching, refetch } = useChannelNames(member);
  if (data === undefined && isError) {
    return (
      <Button icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
        {t('channel.retry')}
      </Button>
    );
  }
  return (
    <FilterSelect
      icon="channels"
      label={t('channel.label')}
      options={[
        { value: ALL_CHANNELS, label: t('channel.all'), icon: 'channels' as const },
        ...(data ?? []).map(({ id, name, thumbnail }) => ({
          value: id,
          label: name,
          avatar: { src: thumbnail },
        })),
      ]}
      value={value ?? ALL_CHANNELS}
      placeholder={t(data ? 'channel.unknown' : 'channel.loading')}
      onChange={(next) => onChange(next === ALL_CHANNELS ? undefined : next)}
      isSearchable
      searchPlaceholder={t('channel.search')}
      isBlock={isBlock}
      css={!isBlock && named}
    />
  );
};
