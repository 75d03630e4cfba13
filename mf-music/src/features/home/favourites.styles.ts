import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const count = css({
  ...type.number,
  color: token.color.text3,
  '& > strong': { fontWeight: 700, color: token.color.text },
});

/** One segment for each favourite that there may be. */
export const quota = css({
  display: 'flex',
  gap: token.space[4],
  '& > span': {
    flex: 1,
    height: '4px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.fill2,
    '&[data-on]': { backgroundColor: token.color.primaryUi },
    [when.forcedColors]: { border: '1px solid', '&[data-on]': { backgroundColor: 'CanvasText' } },
  },
});

export const left = css({ ...type.caption, margin: '8px 0 4px', color: token.color.text3 });

export const list = css({ listStyle: 'none', margin: '0 -8px -8px', padding: 0 });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  padding: '4px 4px 4px 8px',
  minHeight: '52px',
  borderRadius: token.radius.small,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const names = css({ flex: 1, minWidth: 0 });

export const title = css({ ...type.strong, ...oneLine, display: 'block', color: token.color.text });

export const artist = css({ ...type.caption, ...oneLine, display: 'block', color: token.color.text3 });

export const commands = css({ display: 'inline-flex', alignItems: 'center', flex: 'none' });

export const rowSkeleton = css({ marginTop: token.space[12] });
