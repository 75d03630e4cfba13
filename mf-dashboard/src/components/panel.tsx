import { css } from '@emotion/react';
import { Card } from '@portal/shared/ui/data';
import type { CardProps } from '@portal/shared/ui/data';

/** A panel of the strip designs has no edge of its own: the frame around all of them draws it. */
const joined = css({ border: 0, borderRadius: 0, boxShadow: 'none', backgroundColor: 'transparent' });

/** A header with a button in it is higher than a bare title; this puts its words on the line of the title beside it. */
const raised = css({ paddingTop: '11px' });

export type PanelProps = Omit<CardProps, 'isPadded' | 'className'> & {
  isJoined: boolean;
  /** Stands beside a chart, whose title is a bare one. */
  isBesideChart?: boolean;
};

/** A card, or in the strip designs a part of the one card that the key figures stand on. */
export const Panel = ({ isJoined, isBesideChart = false, ...card }: PanelProps) => (
  <Card {...card} css={[isJoined && joined, isBesideChart && raised]} />
);
