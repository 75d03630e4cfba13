import { Button } from '@portal/shared/ui/controls';
import type { ReactElement } from 'react';
import { texts } from '../../../texts.ts';
import type { GuideId } from '../guides.ts';
import type { PartnerTerms } from '@portal/shared/state';
import { GuideList } from './guide-list.tsx';
import { GuideNeighbours } from './guide-neighbours.tsx';
import * as styles from './guide-page.styles.ts';
import { TermsContent } from './terms-content.tsx';

export type GuidePageProps = {
  id: GuideId;
  /** Renders the first sentence, which says what the guide is for. */
  lead: (terms: PartnerTerms) => string;
  children: (terms: PartnerTerms) => ReactElement;
};

/** The page of a guide: its content, and the ways to the others. */
export function GuidePage({ id, lead, children }: GuidePageProps) {
  const { t } = texts.useTexts();
  return (
    <div css={styles.layout}>
      <article css={styles.article}>
        <TermsContent>
          {(terms) => (
            <>
              <header css={styles.head}>
                <p css={styles.lead}>{lead(terms)}</p>
                <span css={styles.print} data-print="hide">
                  <Button icon="printer" onClick={() => window.print()}>
                    {t('guides.print')}
                  </Button>
                </span>
              </header>
              {children(terms)}
            </>
          )}
        </TermsContent>
        <GuideNeighbours current={id} />
      </article>
      <GuideList current={id} />
    </div>
  );
}
