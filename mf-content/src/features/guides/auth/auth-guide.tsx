import { paths } from '@portal/shared/routing';
import { Banner } from '@portal/shared/ui/feedback';
import type { ReactNode } from 'react';
import { TRANSLATED } from '../anchors.ts';
import { BROWSER_SCREEN, BrowserFrame } from '../illustrations/browser-frame.tsx';
import {
  ChannelScreen,
  CodeScreen,
  EditDescriptionScreen,
  StudioDescriptionScreen,
  StudioMenuScreen,
} from '../illustrations/channel-screens.tsx';
import { PHONE_SCREEN, PhoneFrame } from '../illustrations/phone-frame.tsx';
import { STUDIO_ADDRESS } from '../illustrations/studio-address.ts';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';
import type { PartnerTerms } from '@portal/shared/state';
import { authTexts } from './texts.ts';

type Device = 'mobile' | 'pc';

type FrameProps = { device: Device; title: string; address: string; children: ReactNode };

/** The frame of a device; a phone's app has no address. */
function Frame({ device, title, address, children }: FrameProps) {
  return device === 'mobile' ? (
    <PhoneFrame title={title} platform="aos">
      {children}
    </PhoneFrame>
  ) : (
    <BrowserFrame title={title} address={address}>
      {children}
    </BrowserFrame>
  );
}

function CodePicture({ device, spot }: { device: Device; spot: 'copy' | 'start' }) {
  const { t } = authTexts.useTexts();
  return (
    <Frame device={device} title={t(`picture.${spot}`)} address={window.location.hostname}>
      <CodeScreen
        width={(device === 'mobile' ? PHONE_SCREEN : BROWSER_SCREEN).width}
        codeLabel={t('label.code')}
        copyLabel={t('label.copy')}
        startLabel={t('label.start')}
        spot={spot}
      />
    </Frame>
  );
}

/** What YouTube shows of the channel, and of its description. */
function YoutubePicture({ device, part }: { device: Device; part: 'channel' | 'description' }) {
  const { t } = authTexts.useTexts();
  const description = t('label.description');
  const screens = {
    mobile: {
      channel: <ChannelScreen />,
      description: <EditDescriptionScreen description={description} save={t('label.save')} />,
    },
    pc: {
      channel: <StudioMenuScreen customization={t('label.customization')} basicInfo={t('label.basicInfo')} />,
      description: <StudioDescriptionScreen description={description} publish={t('label.publish')} />,
    },
  };
  const title = part === 'channel' ? t(`${device}.open.picture`) : t(`${device}.paste.picture`);
  return (
    <Frame device={device} title={title} address={STUDIO_ADDRESS}>
      {screens[device][part]}
    </Frame>
  );
}

function AuthSteps({ device, terms: { verification } }: { device: Device; terms: PartnerTerms }) {
  const { t } = authTexts.useTexts();
  const { search_hours: hours, description_characters: characters } = verification;
  return (
    <Steps device={device === 'mobile' ? 'phone' : 'browser'}>
      <Step title={t('copy.title')} picture={<CodePicture device={device} spot="copy" />}>
        <p>{linkedText(t('copy.text'), paths.manageChannel.href())}</p>
      </Step>
      <Step title={t(`${device}.open.title`)} picture={<YoutubePicture device={device} part="channel" />}>
        <p>{t(`${device}.open.text`)}</p>
      </Step>
      <Step
        title={t(`${device}.paste.title`)}
        picture={<YoutubePicture device={device} part="description" />}
      >
        <p>{t(`${device}.paste.text`, { characters })}</p>
      </Step>
      <Step title={t('start.title')} picture={<CodePicture device={device} spot="start" />}>
        <p>{t('start.text', { hours })}</p>
      </Step>
    </Steps>
  );
}

export type AuthGuideProps = { device: Device };

/** How a channel is verified on a device. */
export function AuthGuide({ device }: AuthGuideProps) {
  const { t } = authTexts.useTexts();
  return (
    <GuidePage id={`${device}-auth`} lead={() => t(`${device}.lead`)}>
      {(terms) => (
        <>
          <AuthSteps device={device} terms={terms} />
          <Banner>{linkedText(t('translated'), `${paths.guidesAuths.href()}#${TRANSLATED}`)}</Banner>
        </>
      )}
    </GuidePage>
  );
}
