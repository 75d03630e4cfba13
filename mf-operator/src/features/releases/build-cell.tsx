import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Badge, Icon } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { BuildLine } from './build-lines.ts';

const styles = {
  cell: css({ display: 'grid', justifyItems: 'start', gap: '2px', whiteSpace: 'nowrap' }),
  inLine: css({ display: 'flex', alignItems: 'center', gap: token.space[8] }),
  version: css({
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[4],
    color: token.color.text2,
    fontVariantNumeric: 'tabular-nums',
  }),
  newer: css({ display: 'inline-flex', alignItems: 'center', color: token.color.primaryText }),
};

export type BuildCellProps = { line: BuildLine | undefined; isInLine?: boolean };

/** Whether a domain shows a remote, in which version, and whether there is a newer one. */
export function BuildCell({ line, isInLine = false }: BuildCellProps) {
  const { t } = texts.useTexts();
  if (!line) return <EmptyValue reason={t('releases.absent')} />;
  const { on, version, isFollowed, newer } = line;
  return (
    <span css={isInLine ? styles.inLine : styles.cell}>
      {on !== undefined && (
        <Badge kind={on ? 'good' : 'neutral'}>{t(on ? 'releases.on' : 'releases.off')}</Badge>
      )}
      <span css={styles.version}>
        {version}
        {newer !== undefined && (
          <span
            css={styles.newer}
            role="img"
            aria-label={t('releases.newer', { version: newer })}
            title={t('releases.newer', { version: newer })}
          >
            <Icon name="arrow-up" size={13} />
          </span>
        )}
      </span>
      {isFollowed && <span css={styles.version}>{t('releases.follows')}</span>}
    </span>
  );
}
