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
};

function ErrorLine({ error }: { error: FileError }) {
  const { t } = texts.useTexts();
  const text = describeFileError(error, t);
  if (text !== undefined) return <li>{text}</li>;
  const { path, message, value } = error;
  return (
    <li lang="en">
      <b>{`${path} `}</b>
      <span>{`${message} `}</span>
      {value !== undefined && <q>{value}</q>}
    </li>
  );
}

/** Every reason why the server refused something, with its position. */
export function ErrorList({ kind = 'bad', title, errors }: ErrorListProps) {
  const { t } = texts.useTexts();
  const more = errors.length - MAX_LINES;
  return (
    <Banner kind={kind} title={title}>
      <ul css={plainList}>
        {errors.slice(0, MAX_LINES).map((error) => (
          <ErrorLine key={`${error.path} ${error.message}`} error={error} />
        ))}
      </ul>
      {more > 0 && <span>{t('faults.more', { count: more })}</span>}
    </Banner>
  );
}
