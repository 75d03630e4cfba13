import type { FileError } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import type { BannerProps } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { describeFileError } from './describe-file-error.ts';
import { plainList } from './dialog.styles.ts';

/** A file may have thousands of errors; further ones are counted. */
const MAX_LINES = 200;

export type ErrorListProps = {
  kind?: BannerProps['kind'];
  title: string;
  /** What was refused and why; the server's messages are in English. */
  errors: readonly FileError[];
  /** What is wrong, in the reader's language; undefined for what has no text. */
  describe?: (error: FileError) => string | undefined;
};

type ErrorLineProps = { error: FileError; text: string | undefined };

function ErrorLine({ error, text }: ErrorLineProps) {
  const { t } = texts.useTexts();
  const { path, line, message, value } = error;
  if (line !== undefined && text !== undefined) return <li>{`${t('faults.line', { line })} ${text}`}</li>;
  return (
    <li lang="en">
      <b>{`${path} `}</b>
      <span>{`${message} `}</span>
      {value !== undefined && <q>{value}</q>}
    </li>
  );
}

/** Every reason why the server refused something, with its position. */
export function ErrorList({ kind = 'bad', title, errors, describe }: ErrorListProps) {
  const { t } = texts.useTexts();
  const more = errors.length - MAX_LINES;
  return (
    <Banner kind={kind} title={title}>
      <ul css={plainList}>
        {errors.slice(0, MAX_LINES).map((error) => (
          <ErrorLine
            key={`${error.path} ${error.message}`}
            error={error}
            text={describe ? describe(error) : describeFileError(error, t)}
          />
        ))}
      </ul>
      {more > 0 && <span>{t('faults.more', { count: more })}</span>}
    </Banner>
  );
}
