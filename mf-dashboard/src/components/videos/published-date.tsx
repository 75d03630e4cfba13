import { useFormat } from '@portal/shared/i18n';

export type PublishedDateProps = {
  date: string;
  /** The last day on screen: the year of a date is only written where it is another one. */
  today: string;
};

/** The day since which a video is there. */
export const PublishedDate = ({ date, today }: PublishedDateProps) => {
  const format = useFormat();
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return <time dateTime={date}>{isThisYear ? format.shortDate(date) : format.date(date)}</time>;
};
