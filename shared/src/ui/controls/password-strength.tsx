import * as styles from './password-strength.styles.ts';

const LEVELS = [1, 2, 3] as const;

/** Props of `PasswordStrength`. */
export type PasswordStrengthProps = {
  /** Number of filled bars. */
  level: 0 | 1 | 2 | 3;
  /** Name of the level, e.g. 보통. */
  word: string;
};

/** Shows a password's strength as three bars and a word; for the hint of a `TextField`. */
export const PasswordStrength = ({ level, word }: PasswordStrengthProps) => (
  <span css={styles.strength}>
    {LEVELS.map((part) => (
      <span key={part} css={[styles.part, level >= part && styles.on[level === 1 ? 0 : 1]]} />
    ))}
    <span css={styles.word}>{word}</span>
  </span>
);
