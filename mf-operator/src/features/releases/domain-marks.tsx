import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Badge } from '@portal/shared/ui/controls';
import { findLocalDay } from '../../components/local-time.ts';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';

const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  margin: `${token.space[4]} 0 0`,
});

export type DomainMarksProps = { site: Site };

/** That a domain is frozen, and that a second person approves its moves. */
export function DomainMarks({ site }: DomainMarksProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { freeze, approval } = site;
  if (!freeze && !approval.required) return null;
  return (
    <div css={marks}>
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
