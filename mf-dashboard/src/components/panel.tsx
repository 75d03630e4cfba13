import { css } from '@emotion/react';
import { Card } from '@portal/shared/ui/data';
import type { CardProps } from '@portal/shared/ui/data';

/** Panels of the strip designs have no border: the frame around all of them has it. */
const joined = css({ border: 0, borderRadius: 0, boxShadow: 'none', backgroundColor: 'transparent' });

/** A header with a button is taller than one without; aligns its text with the neighbouring title. */
const raised = css({ paddingTop: '11px' });

export type PanelProps = Omit<CardProps, 'isPadded' | 'className'> & {
  isJoined: boolean;
  /** Whether it is beside a chart, whose header has no button. */
  isBesideChart?: boolean;
};

/** A card, or in the strip designs a part of the card that contains the key figures. */
export const Panel = ({ isJoined, isBesideChart = false, ...card }: PanelProps) => (
  <Card {...card} css={[isJoined && joined, isBesideChart && raised]} />
);
