import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { touchTarget } from '@portal/shared/ui/controls';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';

/** A row of a card's list; its hover surface reaches beyond the text. */
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.touch,
  marginInline: '-8px',
  paddingInline: '8px',
  borderRadius: token.radius.small,
  ...type.body,
  fontWeight: 500,
  color: token.color.text,
});

/** A row that is a link. */
export const linkRow = css(row, { [when.hover]: { '&:hover': { backgroundColor: token.color.hover } } });

/** A link in the header of a card. */
export const cardLink = css({ position: 'relative', ...touchTarget });

const skeletonRow = css({ display: 'flex', alignItems: 'center', minHeight: token.size.touch });

export type RowsSkeletonProps = {
  /** One for each expected row, to prevent a layout shift. */
  widths: readonly string[];
};

/** Rows whose texts are loading. */
export const RowsSkeleton = ({ widths }: RowsSkeletonProps) => (
  <Loading>
    {widths.map((width) => (
      <div key={width} css={skeletonRow}>
        <Skeleton width={width} height={16} />
      </div>
    ))}
  </Loading>
);
