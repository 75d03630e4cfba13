import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Banner } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { Outcome, ReviewedChannel } from './review.api.ts';
import { TargetList } from './target-list.tsx';

const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });
const reason = css({ ...type.caption, color: token.color.text2 });

export type ChannelResultsProps = {
  channels: readonly ReviewedChannel[];
  items: readonly { id: string; outcome: Outcome }[];
};

/** The channels that stayed as they were, and why. */
export function ChannelResults({ channels, items }: ChannelResultsProps) {
  const { t } = texts.useTexts();
  const outcomes = new Map(items.map(({ id, outcome }) => [id, outcome]));
  const refused = channels.filter(({ id }) => outcomes.get(id) !== 'decided');
  return (
    <div css={content}>
      <Banner kind="warn" title={t('review.result.title', { count: refused.length })}>
        {t('review.result.text')}
      </Banner>
      <TargetList
        label={t('review.result.label')}
        channels={refused}
        end={({ id }) => <span css={reason}>{t(`review.result.${outcomes.get(id) ?? 'not_found'}`)}</span>}
      />
    </div>
  );
}
