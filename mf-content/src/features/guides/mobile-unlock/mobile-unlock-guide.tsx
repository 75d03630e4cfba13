import { paths } from '@portal/shared/routing';
import { Banner } from '@portal/shared/ui/feedback';
import type { Platform } from '../guides.ts';
import { PhoneFrame } from '../illustrations/phone-frame.tsx';
import {
  MusicListScreen,
  SoundSearchScreen,
  TRACK_START,
  TrimScreen,
} from '../illustrations/sound-screens.tsx';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';
import type { PartnerTerms } from '@portal/shared/state';
import { mobileUnlockTexts } from './texts.ts';

const uploadGuide = { aos: paths.guidesAosMobileUpload, ios: paths.guidesIosMobileUpload };
const start = TRACK_START;

type PartProps = { platform: Platform; terms: PartnerTerms };

function UnlockSteps({ platform, terms: { isrc_prefix: prefix, upload } }: PartProps) {
  const { t } = mobileUnlockTexts.useTexts();
  const { mobile_editor_seconds: editor } = upload;
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
        <p>{linkedText(t('copy.text'), paths.musics.href())}</p>
      </Step>
      <Step
        title={t('search.title')}
        picture={
          <PhoneFrame title={t('search.picture')} platform={platform}>
            <SoundSearchScreen prefix={prefix} label={t('label.addSound')} isSearch />
          </PhoneFrame>
        }
      >
        <p>{t('search.text', { prefix })}</p>
      </Step>
      <Step
        title={t('select.title')}
        picture={
          <PhoneFrame title={t('select.picture')} platform={platform}>
            <SoundSearchScreen prefix={prefix} label={t('label.addSound')} />
          </PhoneFrame>
        }
      >
        <p>{t('select.text')}</p>
      </Step>
      <Step
        title={t('drag.title', { start })}
        picture={
          <PhoneFrame title={t('drag.picture')} platform={platform}>
            <TrimScreen done={t('label.done')} />
          </PhoneFrame>
        }
      >
        <p>{t('drag.text', { start, editor })}</p>
      </Step>
      <Step
        title={t('confirm.title')}
        picture={
          <PhoneFrame title={t('confirm.picture')} platform={platform}>
            <TrimScreen done={t('label.done')} isConfirm />
          </PhoneFrame>
        }
      >
        <p>{t('confirm.text', { editor })}</p>
        <p>{linkedText(t('next'), uploadGuide[platform].href())}</p>
      </Step>
    </Steps>
  );
}

export type MobileUnlockGuideProps = { platform: Platform };

/** How a track is used from its beginning in the YouTube app. */
export function MobileUnlockGuide({ platform }: MobileUnlockGuideProps) {
  const { t } = mobileUnlockTexts.useTexts();
  return (
    <GuidePage
      id={`${platform}-mobile-unlock`}
      lead={({ upload }) => t('lead', { start, editor: upload.mobile_editor_seconds })}
    >
      {(terms) => (
        <>
          <UnlockSteps platform={platform} terms={terms} />
          <Banner title={t('tip.title')}>{t(`tip.${platform}`)}</Banner>
        </>
      )}
    </GuidePage>
  );
}
