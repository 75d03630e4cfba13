import { useFormat } from '../../i18n/index.ts';
import type { Day, Instant } from '../../i18n/index.ts';
import { EmptyValue } from './empty-value.tsx';

/** Props of `DateText`: a calendar day, or an instant that is shown in the local time zone. */
export type DateTextProps = {
  /** @default the date in full */
  as?: 'short' | 'full' | 'time' | 'relative';
  /** Why there is no date. */
  emptyReason?: string;
  className?: string;
} & ({ day: Day | null; instant?: never } | { instant: Instant | null; day?: never });

/** A day or an instant as a `<time>` element in the page's language. */
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
