import { Icon } from '@portal/shared/ui/controls';
import * as styles from './explanation.styles.ts';

export type ChainResultProps = { text: string; amount: string };

/** The amount of the screen, to which a chain adds up. */
export const ChainResult = ({ text, amount }: ChainResultProps) => (
  <p css={styles.result} role="status">
    <Icon name="check" size={16} />
    <span>{text}</span>
    <strong css={styles.amount}>{amount}</strong>
  </p>
);
