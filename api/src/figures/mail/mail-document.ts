/** A row of a mail: a figure, or what happened. */
export type MailRow = {
  label: string;
  value?: string | undefined;
  detail?: string | undefined;
  /** The page that shows it, from `/` on. */
  href?: string | undefined;
};

export type MailSection = { title: string; rows: readonly MailRow[] };

/** What a mail says, from which its HTML and its plain text are written. */
export type MailDocument = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  sections: readonly MailSection[];
};
