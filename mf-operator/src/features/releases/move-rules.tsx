import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Banner } from '@portal/shared/ui/feedback';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { findFreeze } from './find-freeze.ts';
import type { MoveValues } from './move-values.ts';
import { freezesQuery } from './releases.api.ts';

export type MoveRulesProps = {
  site: Site;
  values: MoveValues;
  /** Whether the move waits for a second person. */
  isApproved: boolean;
};

/** What stands in the way of a move: a freeze that refuses it at its time, and a second person who has to approve it. */
export function MoveRules({
  site: { domain, freeze: present },
  values: { when, at },
  isApproved,
}: MoveRulesProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const freezes = useQuery(freezesQuery).data?.freezes ?? [];
  const freeze = when === 'at' ? findFreeze(freezes, domain, Date.parse(at)) : present;
  return (
    <>
      {freeze && (
        <Banner
          kind="warn"
          icon="circle-pause"
          title={t('releases.freeze.refuses', {
            from: format.dateTime(freeze.from),
            until: format.dateTime(freeze.until),
          })}
        >
          {freeze.reason}
        </Banner>
      )}
      {isApproved && <Banner>{t('releases.timing.approval')}</Banner>}
    </>
  );
}
