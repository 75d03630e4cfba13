import { useFormat } from '@portal/shared/i18n';

export type PublishedDateProps = {
  date: string;
  /** The last day on screen; the year is shown only when it differs. */
  today: string;
};

/** A video's publication date. */
export const PublishedDate = ({ date, today }: PublishedDateProps) => {
  const format = useFormat();
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return <time dateTime={date}>{isThisYear ? format.shortDate(date) : format.date(date)}</time>;
};
