import type { PartnerTerms } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { verifyTexts } from './texts.ts';
import * as styles from './verify.styles.ts';

export type CodeCardProps = {
  code: string;
  /** Whether the channel's description has no space left for the code. */
  isDescriptionFull: boolean;
  terms: PartnerTerms;
  onCopied: () => void;
};

/** The code for the channel's description, with a button that copies it. */
export function CodeCard({ code, isDescriptionFull, terms, onCopied }: CodeCardProps) {
  const { t } = verifyTexts.useTexts();
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <div css={styles.codeCard}>
        <div css={styles.codeWords}>
          <span css={styles.codeLabel}>{t('code.label')}</span>
          <code css={styles.code} translate="no">
            {code}
          </code>
          {isRefused && (
            <span role="alert" css={styles.codeError}>
              {t('code.copyFailed')}
            </span>
          )}
        </div>
        <CopyButton
          text={code}
          label={t('code.copyLabel')}
          variant="primary"
          size="lg"
          onCopy={(isCopied) => {
            setRefused(!isCopied);
            if (isCopied) onCopied();
          }}
        >
          {t('code.copy')}
        </CopyButton>
      </div>
      {isDescriptionFull && (
        <Banner kind="warn" title={t('code.full')}>
          {/* A line break separates the code from the text before it. */}
          {t('code.fullText', {
            limit: terms.verification.description_characters,
            count: code.length + 1,
          })}
        </Banner>
      )}
    </>
  );
}
