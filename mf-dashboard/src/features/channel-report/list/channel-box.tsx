import { css } from '@emotion/react';
import { seriesColor, when } from '@portal/shared/theme';
import { Checkbox } from '@portal/shared/ui/controls';
import { texts } from '../../../texts.ts';
import type { ChosenChannels } from '../use-chosen-channels.ts';
import type { ChannelFigures } from './channels.api.ts';

// Beside a picture there is room for a finger above and below, not on the side.
const box = css({ [when.touch]: { '&::after': { inset: '-14px -6px' } } });

export type ChannelBoxProps = { channel: ChannelFigures['channel']; chosen: ChosenChannels };

/** Puts a channel's line on the chart; its colour is the line's. */
export const ChannelBox = ({ channel, chosen }: ChannelBoxProps) => {
  const { t } = texts.useTexts();
  return (
    <Checkbox
      css={box}
      label={t('channelReport.list.draw', { name: channel.name })}
      isLabelHidden
      isChecked={chosen.isChosen(channel.id)}
      isDisabled={!chosen.mayChange(channel.id)}
      color={seriesColor(channel.color)}
      onChange={() => chosen.change(channel.id)}
    />
  );
};
