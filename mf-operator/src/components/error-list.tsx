import type { FileError } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import type { BannerProps } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { plainList } from './dialog.styles.ts';

/** A file may have thousands of errors; further ones are counted. */
const MAX_LINES = 200;

export type ErrorListProps = {
  kind?: BannerProps['kind'];
  title: string;
  /** What was refused and why; the server's messages are in English. */
  errors: readonly FileError[];
};

/** Every reason why the server refused something, with its position. */
export function ErrorList({ kind = 'bad', title, errors }: ErrorListProps) {
  const { t } = texts.useTexts();
  const more = errors.length - MAX_LINES;
  return (
    <Banner kind={kind} title={title}>
      <ul css={plainList} lang="en">
        {errors.slice(0, MAX_LINES).map(({ path, message, value }) => (
          <li key={`${path} ${message}`}>
            <b>{`${path} `}</b>
            <span>{`${message} `}</span>
            {value !== undefined && <q>{value}</q>}
          </li>
        ))}
      </ul>
      {more > 0 && <span>{t('faults.more', { count: more })}</span>}
    </Banner>
  );
}
