import { isApiError } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import { assignTexts } from './texts.ts';
import type { Refusal } from './use-assignment.ts';

export type RefusalsProps = { refusals: readonly Refusal[] };

/** The channels whose change was refused, with the reason of the first one. */
export function Refusals({ refusals }: RefusalsProps) {
  const { t } = assignTexts.useTexts();
  const [first] = refusals;
  if (!first) return null;
  const isOutdated = isApiError(first.error, 'version_conflict');
  // A refused entry says what it expects; the message of the whole call only that something is wrong.
  const reason = isApiError(first.error)
    ? (first.error.fields[0]?.message ?? first.error.serverMessage)
    : t('unreachable');
  return (
    <Banner kind="bad" title={t('refused', { count: refusals.length, name: first.channel.name })}>
      {isOutdated ? t('outdated') : reason}
    </Banner>
  );
}
