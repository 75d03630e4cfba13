import { css } from '@emotion/react';
import { useMemberName } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Facts } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { useChannelNames } from '../channels/channel-names.api.ts';
import { useFormatPeriod } from '../period/use-format-period.ts';
import type { FilterBarProps } from './filter-bar.tsx';

const printed = css({
  ...type.body,
  display: 'none',
  color: token.color.text2,
  [when.print]: { display: 'block' },
});

/** What the figures on paper are of, in words instead of the controls. */
export const PrintedFilters = ({ filters, range, hasChannels = false }: FilterBarProps) => {
  const { t } = texts.useTexts();
  const { member, channel, compare, compareDays } = filters;
  const formatPeriod = useFormatPeriod();
  const { name } = useMemberName(member);
  const channels = useChannelNames(member, { isNeeded: hasChannels && channel !== undefined }).data;
  return (
    <p css={printed}>
      <Facts
        items={[
          range && formatPeriod(range, { hasRoom: true }),
          compare !== 'none' &&
            t(
              `compare.chip.${compare}`,
              compareDays && { days: formatPeriod(compareDays, { hasRoom: true }) },
            ),
          name,
          channels?.find(({ id }) => id === channel)?.name,
        ]}
      />
    </p>
  );
};
