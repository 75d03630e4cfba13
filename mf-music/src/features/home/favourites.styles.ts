import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const count = css({
  ...type.number,
  color: token.color.text3,
  '& > strong': { fontWeight: 700, color: token.color.text },
});

/** One segment for each favourite that there may be; one line before their number is known. */
export const quota = css({
  display: 'flex',
  gap: token.space[4],
  minHeight: '4px',
  '& > span': {
    flex: 1,
    height: '4px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.fill2,
    '&[data-on]': { backgroundColor: token.color.primaryUi },
    [when.forcedColors]: { border: '1px solid', '&[data-on]': { backgroundColor: 'CanvasText' } },
  },
});

/** Keeps its line while the number of favourites is not known. */
export const left = css({
  ...type.caption,
  ...singleLineEllipsis,
  minHeight: type.caption.lineHeight,
  margin: '8px 0 4px',
  color: token.color.text3,
});

export const commands = css({ display: 'inline-flex', alignItems: 'center', flex: 'none' });
