import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const totals = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: token.space[12],
  margin: 0,
  '& + &': { marginTop: token.space[16] },
  '& dt': { ...type.caption, color: token.color.text3 },
  '& dd': { ...type.number, fontWeight: 600, margin: 0, color: token.color.text },
});

// More specific than the rule of all amounts, whichever of both styles is inserted first.
export const firstTotal = css({ '&& > dd': { ...type.figureSmall } });

export const own = css({ ...type.label, fontWeight: 450, margin: '12px 0 0', color: token.color.text2 });

export const link = css({
  ...type.label,
  color: token.color.primaryText,
  borderRadius: token.radius.tag,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: token.size.touch },
});

export const search = css({ flex: '1 1 160px', maxWidth: '280px', [when.phone]: { maxWidth: 'none' } });

export const cardRow = css({ marginTop: token.space[8] });

export const menu = css({ display: 'flex', justifyContent: 'flex-end' });
