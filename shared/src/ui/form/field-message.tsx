import type { ReactNode } from 'react';
import * as fieldStyles from '../controls/field.styles.ts';

/** Props of `FieldMessage`. */
export type FieldMessageProps = { id: string; error?: ReactNode; hint?: ReactNode };

/** The error or hint below a field. */
export const FieldMessage = ({ id, error, hint }: FieldMessageProps) => (
  <div
    id={`${id}-message`}
    css={[fieldStyles.message, fieldStyles.messageTones[error ? 'bad' : 'hint'], { marginTop: 0 }]}
    aria-live="polite"
  >
    {error ?? hint}
  </div>
);
