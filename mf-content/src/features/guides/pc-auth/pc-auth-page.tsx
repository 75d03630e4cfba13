import { paths } from '@portal/shared/routing';
import { Banner } from '@portal/shared/ui/feedback';
import { TRANSLATED } from '../anchors.ts';
import { BROWSER_SCREEN, BrowserFrame } from '../illustrations/browser-frame.tsx';
import { CodeScreen, StudioDescriptionScreen, StudioMenuScreen } from '../illustrations/channel-screens.tsx';
import { STUDIO_ADDRESS } from '../illustrations/studio-address.ts';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';

import type { PartnerTerms } from '../terms.api.ts';
import { pcAuthTexts } from './texts.ts';

export { pcAuthTexts };

function CodePicture({ spot }: { spot: 'copy' | 'start' }) {
  const { t } = pcAuthTexts.useTexts();
  return (
    <BrowserFrame title={t(`picture.${spot}`)} address={window.location.hostname}>
      <CodeScreen
        width={BROWSER_SCREEN.width}
        codeLabel={t('label.code')}
        copyLabel={t('label.copy')}
        startLabel={t('label.start')}
        spot={spot}
      />
    </BrowserFrame>
  );
}

function AuthSteps({ terms: { verification } }: { terms: PartnerTerms }) {
  const { t } = pcAuthTexts.useTexts();
  const { search_hours: hours, description_characters: characters } = verification;
  return (
    <Steps device="browser">
      <Step title={t('copy.title')} picture={<CodePicture spot="copy" />}>
        <p>{linkedText(t('copy.text'), paths.manageChannel.href())}</p>
      </Step>
      <Step
        title={t('open.title')}
        picture={
          <BrowserFrame title={t('open.picture')} address={STUDIO_ADDRESS}>
            <StudioMenuScreen customization={t('label.customization')} basicInfo={t('label.basicInfo')} />
          </BrowserFrame>
        }
      >
        <p>{t('open.text')}</p>
      </Step>
      <Step
        title={t('paste.title')}
        picture={
          <BrowserFrame title={t('paste.picture')} address={STUDIO_ADDRESS}>
            <StudioDescriptionScreen description={t('label.description')} publish={t('label.publish')} />
          </BrowserFrame>
        }
      >
        <p>{t('paste.text', { characters })}</p>
      </Step>
      <Step title={t('start.title')} picture={<CodePicture spot="start" />}>
        <p>{t('start.text', { hours })}</p>
      </Step>
    </Steps>
  );
}

/** The guide to verification on a computer. */
export function PcAuthPage() {
  const { t } = pcAuthTexts.useTexts();
  return (
    <GuidePage id="pc-auth" lead={() => t('lead')}>
      {(terms) => (
        <>
          <AuthSteps terms={terms} />
          <Banner>{linkedText(t('translated'), `${paths.guidesAuths.href()}#${TRANSLATED}`)}</Banner>
        </>
      )}
    </GuidePage>
  );
}
