import { css } from '@emotion/react';
import type { PartnerTerms } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Checkbox } from '@portal/shared/ui/controls';
import { useEffect, useId, useRef } from 'react';
import { pageTexts } from '../texts.ts';

const field = css({ display: 'grid', gap: token.space[8], ...type.label, fontWeight: 450 });
const links = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[12] });
const error = css({ color: token.color.bad });

export type ConsentFieldProps = {
  documents: NonNullable<PartnerTerms['consent']>;
  isChecked: boolean;
  /** Whether the form was sent without it. */
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
};

/** The consent to the documents of the domain, with links that open them beside the form. */
export function ConsentField({ documents, isChecked, isMissing, onChange }: ConsentFieldProps) {
  const { t } = pageTexts.useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing && !document.activeElement?.matches('form :invalid, form [aria-invalid=true]'))
      input.current?.focus();
  }, [isMissing]);
  const shown = [
    { url: documents.terms_url, label: t('join.terms') },
    { url: documents.privacy_url, label: t('join.privacy') },
  ];
  return (
    <div css={field}>
      <Checkbox
        ref={input}
        label={t('join.consent')}
        isChecked={isChecked}
        isInvalid={isMissing}
        {...(isMissing && { describedBy: id })}
        onChange={onChange}
      />
      <span css={links}>
        {shown.map(
          ({ url, label }) =>
            url !== null && (
              <a key={label} href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ),
        )}
      </span>
      {isMissing && (
        <span id={id} css={error}>
          {t('join.consentMissing')}
        </span>
      )}
    </div>
  );
}
