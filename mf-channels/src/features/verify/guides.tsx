import { Link, paths } from '@portal/shared/routing';
import { Icon } from '@portal/shared/ui/controls';
import type { IconName } from '@portal/shared/ui/controls';
import type { ReactNode } from 'react';
import { verifyTexts } from './texts.ts';
import { useLanguageNames } from './use-language-names.ts';
import type { Verification } from './verify.api.ts';
import * as styles from './verify.styles.ts';

type GuideProps = { icon: IconName; title: string; isOpen?: boolean; children: ReactNode };

/** A guide that opens in place. */
function Guide({ icon, title, isOpen = false, children }: GuideProps) {
  return (
    <details css={styles.guide} open={isOpen}>
      <summary css={styles.guideHead}>
        <Icon name={icon} size={20} css={styles.guideIcon} />
        <span css={styles.guideTitle}>{title}</span>
        <Icon name="chevron-right" size={18} css={styles.guideChevron} />
      </summary>
      <div css={styles.guideBody}>{children}</div>
    </details>
  );
}

function List({ title, steps }: { title?: string; steps: readonly string[] }) {
  return (
    <>
      {title && <p css={styles.guideHeading}>{title}</p>}
      <ol css={styles.guideSteps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** The way to a guide with pictures; Back returns to the dialog. */
function GuideLink({ to, children }: { to: string; children: string }) {
  return (
    <p css={styles.guideLink}>
      <Link to={to}>{children}</Link>
    </p>
  );
}

/** Where the code belongs, on a computer and on a phone. */
export function WhereGuide() {
  const { t } = verifyTexts.useTexts();
  return (
    <Guide icon="help" title={t('guide.where')}>
      <List title={t('guide.pc')} steps={[t('guide.pc1'), t('guide.pc2'), t('guide.pc3')]} />
      <GuideLink to={paths.guidesPcAuth.href()}>{t('guide.pcGuide')}</GuideLink>
      <List title={t('guide.mobile')} steps={[t('guide.mobile1'), t('guide.mobile2')]} />
      <GuideLink to={paths.guidesMobileAuth.href()}>{t('guide.mobileGuide')}</GuideLink>
    </Guide>
  );
}

export type TranslatedGuideProps = Pick<Verification, 'result' | 'languages'>;

/** Why a translated description hides the code; it opens by itself when that is the cause. */
export function TranslatedGuide({ result, languages }: TranslatedGuideProps) {
  const { t } = verifyTexts.useTexts();
  const listLanguages = useLanguageNames();
  const isCause = result === 'only_translated';
  return (
    <Guide
      // A new element when the cause becomes known, since the user may have closed the old one.
      key={String(isCause)}
      icon="translate"
      title={
        isCause ? t('guide.translatedFound', { languages: listLanguages(languages) }) : t('guide.translated')
      }
      isOpen={isCause}
    >
      <List steps={[t('guide.translated1'), t('guide.translated2'), t('guide.translated3')]} />
      <GuideLink to={`${paths.guidesAuths.href()}#translated`}>{t('guide.translatedGuide')}</GuideLink>
    </Guide>
  );
}
