import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { Badge } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { findLocalDay } from '../../components/local-time.ts';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { describeState } from './describe-state.ts';

const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  margin: `${token.space[4]} 0 0`,
});

const quiet = css({ ...type.caption, flexBasis: '100%', color: token.color.text3, whiteSpace: 'normal' });

export type DomainMarksProps = { site: Site };

/** What a domain runs in a line of its own, which may wrap; that it is frozen, and a second person approves its moves. */
export function DomainMarks({ site }: DomainMarksProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { freeze, approval } = site;
  const states = describeState(t, site);
  if (states.length === 0 && !freeze && !approval.required) return null;
  return (
    <div css={marks}>
      {states.length > 0 && <Facts css={quiet} items={states} />}
      {freeze && (
        <Badge kind="on-hold" title={`${format.dateTime(freeze.until)} · ${freeze.reason}`}>
          {t('releases.freeze.mark', { until: format.date(findLocalDay(freeze.until)) })}
        </Badge>
      )}
      {approval.required && (
        <Badge kind="info" icon="user">
          {t('releases.approval.badge')}
        </Badge>
      )}
    </div>
  );
}
