import type { FieldError } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import type { BannerProps } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { plainList } from './dialog.styles.ts';

/** A file may have thousands of faults; further ones are counted. */
const MAX_LINES = 200;

export type FaultListProps = {
  kind?: BannerProps['kind'];
  title: string;
  /** What was refused and why; the server's messages are in English. */
  faults: readonly FieldError[];
};

/** Every reason why the server refused something, with its position. */
export function FaultList({ kind = 'bad', title, faults }: FaultListProps) {
  const { t } = texts.useTexts();
  const more = faults.length - MAX_LINES;
  return (
    <Banner kind={kind} title={title}>
      <ul css={plainList} lang="en">
        {faults.slice(0, MAX_LINES).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <b>{path}</b> {message}
          </li>
        ))}
      </ul>
      {more > 0 && t('faults.more', { count: more })}
    </Banner>
  );
}
