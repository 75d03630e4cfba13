import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import type { Platform } from '../guides.ts';
import { PhoneFrame } from '../illustrations/phone-frame.tsx';
import {
  CameraScreen,
  CreateScreen,
  MusicListScreen,
  SoundSearchScreen,
  UploadScreen,
  VolumeScreen,
} from '../illustrations/sound-screens.tsx';
import { Facts } from '../parts/facts.tsx';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';
import type { PartnerTerms } from '@portal/shared/state';
import { mobileUploadTexts } from './texts.ts';

const unlockGuide = { aos: paths.guidesAosMobileUnlock, ios: paths.guidesIosMobileUnlock };

type PartProps = { platform: Platform; terms: PartnerTerms };

function UploadSteps({ platform, terms }: PartProps) {
  const { t } = mobileUploadTexts.useTexts();
  const format = useFormat();
  const { isrc_prefix: prefix, upload } = terms;
  const {
    mobile_volume: volume,
    recommended_seconds: seconds,
    mobile_editor_seconds: editor,
    visible_after_days: days,
  } = upload;
  return (
    <Steps device="phone">
      <Step
        title={t('copy.title')}
        picture={
          <PhoneFrame title={t('copy.picture')} platform={platform}>
            <MusicListScreen prefix={prefix} copyLabel={t('label.copyIsrc')} />
          </PhoneFrame>
        }
      >
        <p>{linkedText(t('copy.text', { prefix }), paths.musics.href())}</p>
      </Step>
      <Step
        title={t('create.title')}
        picture={
          <PhoneFrame title={t('create.picture')} platform={platform}>
            <CreateScreen />
          </PhoneFrame>
        }
      >
        <p>{t('create.text')}</p>
        <p>{t(`create.${platform}`)}</p>
      </Step>
      <Step
        title={t('sound.title')}
        picture={
          <PhoneFrame title={t('sound.picture')} platform={platform}>
            <SoundSearchScreen prefix={prefix} label={t('label.addSound')} />
          </PhoneFrame>
        }
      >
        <p>{t('sound.text')}</p>
      </Step>
      <Step
        title={t('film.title')}
        picture={
          <PhoneFrame title={t('film.picture')} platform={platform}>
            <CameraScreen addSound={t('label.addSound')} seconds={format.count(editor)} />
          </PhoneFrame>
        }
      >
        <p>{linkedText(t('film.text', { editor, seconds }), unlockGuide[platform].href())}</p>
      </Step>
      <Step
        title={t('volume.title')}
        picture={
          <PhoneFrame title={t('volume.picture')} platform={platform}>
            <VolumeScreen
              title={t('label.volume')}
              music={t('label.music')}
              voice={t('label.voice')}
              volume={t('label.percent', { volume })}
              percent={volume}
            />
          </PhoneFrame>
        }
      >
        <p>{t('volume.text', { volume })}</p>
      </Step>
      <Step
        title={t('upload.title')}
        picture={
          <PhoneFrame title={t('upload.picture')} platform={platform}>
            <UploadScreen
              title={t('label.details')}
              visibility={t('label.public')}
              upload={t('label.upload')}
            />
          </PhoneFrame>
        }
      >
        <p>{t('upload.text')}</p>
      </Step>
      <Step title={t('check.title')}>
        <p>{linkedText(t('check.text', { days }), paths.reportVideo.href())}</p>
      </Step>
    </Steps>
  );
}

function UploadFacts({ terms: { upload } }: { terms: PartnerTerms }) {
  const { t } = mobileUploadTexts.useTexts();
  return (
    <Facts
      items={[
        { name: t('facts.tracks'), value: t('facts.tracksValue') },
        { name: t('facts.volume'), value: t('facts.volumeValue', { volume: upload.mobile_volume }) },
        { name: t('facts.length'), value: t('facts.lengthValue', { seconds: upload.recommended_seconds }) },
        { name: t('facts.visible'), value: t('facts.visibleValue', { days: upload.visible_after_days }) },
      ]}
    />
  );
}

export type MobileUploadGuideProps = { platform: Platform };

/** How a short with a track is made and uploaded in the YouTube app. */
export function MobileUploadGuide({ platform }: MobileUploadGuideProps) {
  const { t } = mobileUploadTexts.useTexts();
  return (
    <GuidePage
      id={`${platform}-mobile-upload`}
      lead={({ upload }) => t('lead', { days: upload.visible_after_days })}
    >
      {(terms) => (
        <>
          <UploadFacts terms={terms} />
          <UploadSteps platform={platform} terms={terms} />
        </>
      )}
    </GuidePage>
  );
}
