import { useFormat } from '@portal/shared/i18n';
import type { PartnerTerms } from '@portal/shared/state';
import { Icon } from '@portal/shared/ui/controls';
import { Banner, StatePanel } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { ChannelHead, VerificationBadge } from './channel-head.tsx';
import { CodeCard } from './code-card.tsx';
import { TranslatedGuide, WhereGuide } from './guides.tsx';
import { SearchCard } from './search-card.tsx';
import { Steps } from './steps.tsx';
import { verifyTexts } from './texts.ts';
import { useResultText } from './use-result-text.ts';
import type { Verification } from './verify.api.ts';
import * as styles from './verify.styles.ts';

export type VerificationContentProps = { verification: Verification; terms: PartnerTerms };

/** The end of a search without the code: what was missing, and what to do. */
function FailedSearch({ verification, terms }: VerificationContentProps) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  const toText = useResultText();
  const { result, languages, ended_at: endedAt } = verification;
  if (result === null || endedAt === null) return null;
  return (
    <Banner kind="bad" title={t(result === 'error' ? 'end.error' : 'end.failed')}>
      <p css={styles.line}>{toText({ result, languages })}</p>
      <p css={styles.line}>
        {t('end.again', { time: format.dateTime(endedAt), hours: terms.verification.search_hours })}
      </p>
    </Banner>
  );
}

function Verified({
  verification: { channel, ended_at: endedAt },
}: Pick<VerificationContentProps, 'verification'>) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  return (
    <>
      <ChannelHead channel={channel}>
        <VerificationBadge state="verified" />
      </ChannelHead>
      <StatePanel
        kind="empty"
        icon="circle-check"
        level={3}
        isCompact
        title={t('end.verified')}
        // Channels that were verified long ago have no search.
        text={endedAt !== null && t('end.verifiedText', { time: format.dateTime(endedAt) })}
      />
    </>
  );
}

/** The state of a channel's verification: the code, the steps, the search and its end. */
export function VerificationContent({ verification, terms }: VerificationContentProps) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  const { channel, state, code, result, languages, description_full: isFull, ends_at: end } = verification;
  if (state === 'verified') return <Verified verification={verification} />;
  const isSearching = state === 'verifying';
  return (
    <>
      <ChannelHead channel={channel}>
        <VerificationBadge state={state} />
      </ChannelHead>
      {!isSearching && <FailedSearch verification={verification} terms={terms} />}
      {code !== null && (
        <>
          <CodeCard code={code} isDescriptionFull={isFull} terms={terms} onCopied={() => setCopied(true)} />
          <Steps code={code} terms={terms} isCopied={isCopied} isStarted={isSearching} />
        </>
      )}
      {isSearching && (
        <>
          <SearchCard verification={verification} />
          <p css={styles.note}>
            <Icon name="bell" size={18} css={styles.noteIcon} />
            <span>{t('search.background', { end: format.dateTime(end) })}</span>
          </p>
        </>
      )}
      <div css={styles.guides}>
        <TranslatedGuide result={result} languages={languages} />
        <WhereGuide />
      </div>
    </>
  );
}
