import { paths } from '@portal/shared/routing';
import { Banner } from '@portal/shared/ui/feedback';
import { TRANSLATED } from '../anchors.ts';
import { ChannelScreen, CodeScreen, EditDescriptionScreen } from '../illustrations/channel-screens.tsx';
import { PHONE_SCREEN, PhoneFrame } from '../illustrations/phone-frame.tsx';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';

import type { PartnerTerms } from '../terms.api.ts';
import { mobileAuthTexts } from './texts.ts';

export { mobileAuthTexts };

function CodePicture({ spot }: { spot: 'copy' | 'start' }) {
  const { t } = mobileAuthTexts.useTexts();
  return (
    <PhoneFrame title={t(`picture.${spot}`)} platform="aos">
      <CodeScreen
        width={PHONE_SCREEN.width}
        codeLabel={t('label.code')}
        copyLabel={t('label.copy')}
        startLabel={t('label.start')}
        spot={spot}
      />
    </PhoneFrame>
  );
}

function AuthSteps({ terms: { verification } }: { terms: PartnerTerms }) {
  const { t } = mobileAuthTexts.useTexts();
  const { search_hours: hours, description_characters: characters } = verification;
  return (
    <Steps device="phone">
      <Step title={t('copy.title')} picture={<CodePicture spot="copy" />}>
        <p>{linkedText(t('copy.text'), paths.manageChannel.href())}</p>
      </Step>
      <Step
        title={t('open.title')}
        picture={
          <PhoneFrame title={t('open.picture')} platform="aos">
            <ChannelScreen />
          </PhoneFrame>
        }
      >
        <p>{t('open.text')}</p>
      </Step>
      <Step
        title={t('paste.title')}
        picture={
          <PhoneFrame title={t('paste.picture')} platform="aos">
            <EditDescriptionScreen description={t('label.description')} save={t('label.save')} />
          </PhoneFrame>
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

/** The guide to verification on a phone. */
export function MobileAuthPage() {
  const { t } = mobileAuthTexts.useTexts();
  return (
    <GuidePage id="mobile-auth" lead={() => t('lead')}>
      {(terms) => (
        <>
          <AuthSteps terms={terms} />
          <Banner>{linkedText(t('translated'), `${paths.guidesAuths.href()}#${TRANSLATED}`)}</Banner>
        </>
      )}
    </GuidePage>
  );
}
