import { useFormat } from '../../i18n/index.ts';
import type { Day, Instant } from '../../i18n/index.ts';
import { EmptyValue } from './empty-value.tsx';

/** Props of `DateText`: a plain day of a report, or a moment that is shown where the reader is. */
export type DateTextProps = {
  /** @default the date in full */
  as?: 'short' | 'full' | 'time' | 'relative';
  /** Why there is none. */
  emptyReason?: string;
  className?: string;
} & ({ day: Day | null; instant?: never } | { instant: Instant | null; day?: never });

/** A day or a moment in the reader's language. */
export const DateText = ({ as = 'full', emptyReason, className, day, instant }: DateTextProps) => {
  const format = useFormat();
  const value = day ?? instant;
  if (!value) return <EmptyValue {...(emptyReason && { reason: emptyReason })} />;
  const shown = () => {
    if (day) return as === 'short' ? format.shortDate(day) : format.date(day);
    if (as === 'relative') return format.relative(value);
    return as === 'time' ? format.dateTime(value) : format.instantDate(value);
  };
  return (
    <time dateTime={value} className={className} {...(instant && { title: format.dateTime(instant) })}>
      {shown()}
    </time>
  );
};
