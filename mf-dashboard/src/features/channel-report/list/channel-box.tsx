import { css } from '@emotion/react';
import { seriesColor, when } from '@portal/shared/theme';
import { Checkbox } from '@portal/shared/ui/controls';
import type { SelectedChannels } from '../use-selected-channels.ts';
import { channelReportTexts } from '../texts.ts';
import type { ChannelFigures } from './channels.api.ts';

const box = css({
  // In a table the touch target extends above and below only, because a picture is beside it.
  [when.touch]: { '&::after': { inset: '-14px -6px' } },
  [when.phone]: { '&::after': { inset: '-14px' } },
});

export type ChannelBoxProps = { channel: ChannelFigures['channel']; chosen: SelectedChannels };

/** Selects a channel's line, in the colour of the line. */
export const ChannelBox = ({ channel, chosen }: ChannelBoxProps) => {
  const { t } = channelReportTexts.useTexts();
  return (
    <Checkbox
      css={box}
      label={t('list.draw', { name: channel.name })}
      isLabelHidden
      isChecked={chosen.isSelected(channel.id)}
      isDisabled={!chosen.canToggle(channel.id)}
      color={seriesColor(channel.color)}
      onChange={() => chosen.toggle(channel.id)}
    />
  );
};
