import { Badge } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { TRANSLATED } from '../anchors.ts';
import { guides } from '../guides.ts';
import { BrowserFrame } from '../illustrations/browser-frame.tsx';
import { TranslatedScreen } from '../illustrations/channel-screens.tsx';
import { STUDIO_ADDRESS } from '../illustrations/studio-address.ts';
import { GuideCards } from '../parts/guide-cards.tsx';
import { GuidePage } from '../parts/guide-page.tsx';
import type { PartnerTerms } from '@portal/shared/state';
import * as styles from './auths.styles.ts';
import { authsTexts } from './texts.ts';

export { authsTexts };

const ways = guides.filter(({ id }) => id === 'mobile-auth' || id === 'pc-auth');

type PartProps = { terms: PartnerTerms };

function Course({ terms: { verification } }: PartProps) {
  const { t } = authsTexts.useTexts();
  return (
    <Card title={t('how.title')}>
      <ol css={styles.list}>
        <li>{t('how.copy')}</li>
        <li>{t('how.paste')}</li>
        <li>{t('how.start', { hours: verification.search_hours })}</li>
      </ol>
    </Card>
  );
}

function Results({ terms: { verification } }: PartProps) {
  const { t } = authsTexts.useTexts();
  const characters = verification.description_characters;
  const results = [
    { kind: 'good', icon: 'check', name: t('results.success'), text: t('results.successText') },
    { kind: 'bad', icon: 'close', name: t('results.failed'), text: t('results.failedText', { characters }) },
    { kind: 'warn', icon: 'warning', name: t('results.error'), text: t('results.errorText') },
  ] as const;
  return (
    <Card title={t('results.title')}>
      <dl css={styles.results}>
        {results.map(({ kind, icon, name, text }) => (
          <div key={kind} css={styles.result}>
            <dt>
              <Badge kind={kind} icon={icon}>
                {name}
              </Badge>
            </dt>
            <dd css={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Translated() {
  const { t } = authsTexts.useTexts();
  return (
    <div id={TRANSLATED} css={styles.anchor}>
      <Card title={t('translated.title')}>
        <div css={styles.translated}>
          <div css={styles.translatedWords}>
            <p css={styles.text}>{t('translated.text')}</p>
            <ol css={styles.list}>
              <li>{t('translated.open')}</li>
              <li>{t('translated.find')}</li>
              <li>{t('translated.paste')}</li>
            </ol>
          </div>
          <BrowserFrame title={t('translated.picture')} address={STUDIO_ADDRESS}>
            <TranslatedScreen description={t('label.description')} addLanguage={t('label.addLanguage')} />
          </BrowserFrame>
        </div>
      </Card>
    </div>
  );
}

/** Why and how channels are verified; the steps are in a guide per device. */
export function AuthsPage() {
  const { t } = authsTexts.useTexts();
  return (
    <GuidePage id="auths" lead={() => t('lead')}>
      {(terms) => (
        <>
          <Course terms={terms} />
          <Card title={t('choose')}>
            <GuideCards guides={ways} describe={(id) => t(id === 'mobile-auth' ? 'mobile' : 'pc')} />
          </Card>
          <Results terms={terms} />
          <Translated />
        </>
      )}
    </GuidePage>
  );
}
