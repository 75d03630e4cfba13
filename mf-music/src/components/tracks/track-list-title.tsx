import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { texts } from '../../texts.ts';

const styles = {
  title: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: token.space[8],
    [when.phone]: { width: '100%' },
    '& > h2': { ...type.section, margin: 0, color: token.color.text },
  }),
  // Keeps the filters beside it in their place when the number arrives or gets shorter.
  count: css({
    ...type.label,
    minWidth: '8ch',
    fontWeight: 450,
    color: token.color.text2,
    fontVariantNumeric: 'tabular-nums',
  }),
};

export type TrackListTitleProps = {
  title: string;
  /** The number of tracks; undefined before the first response. */
  total: number | undefined;
};

/** The title of a list of tracks, and their number. */
export function TrackListTitle({ title, total }: TrackListTitleProps) {
  const { t } = texts.useTexts();
  return (
    <div css={styles.title}>
      <h2>{title}</h2>
      <span css={styles.count}>{total !== undefined && t('catalogue.count', { count: total })}</span>
    </div>
  );
}
