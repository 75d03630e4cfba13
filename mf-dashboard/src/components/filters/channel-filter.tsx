import { Button, FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { useChannelNames } from '../channels/channel-names.api.ts';
import { named } from './filter-bar.styles.ts';

/** Stands for all channels where a choice needs a value; no channel has it as its id. */
const ALL_CHANNELS = 'all';

export type ChannelFilterProps = {
  value: string | undefined;
  onChange: (channel: string | undefined) => void;
  /** Only this member's channels are to choose from. */
  member: string | undefined;
  /** As wide as its place. */
  isBlock?: boolean;
};

/** Of which channel the figures are: of all, or of one. */
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
