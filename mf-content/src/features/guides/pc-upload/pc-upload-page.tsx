import { paths } from '@portal/shared/routing';
import { BrowserFrame } from '../illustrations/browser-frame.tsx';
import { STUDIO_ADDRESS } from '../illustrations/studio-address.ts';
import {
  EditorScreen,
  StudioClaimScreen,
  StudioCreateScreen,
  StudioPublishScreen,
} from '../illustrations/upload-screens.tsx';
import { Facts } from '../parts/facts.tsx';
import { GuidePage } from '../parts/guide-page.tsx';
import { Step, Steps, linkedText } from '../parts/steps.tsx';
import { QUESTIONS } from '../anchors.ts';
import type { PartnerTerms } from '@portal/shared/state';
import { pcUploadTexts } from './texts.ts';

export { pcUploadTexts };

type PartProps = { terms: PartnerTerms };

function UploadFacts({ terms: { upload } }: PartProps) {
  const { t } = pcUploadTexts.useTexts();
  return (
    <Facts
      items={[
        { name: t('facts.tracks'), value: t('facts.tracksValue') },
        { name: t('facts.volume'), value: t('facts.volumeValue', { volume: upload.pc_volume }) },
        { name: t('facts.length'), value: t('facts.lengthValue', { seconds: upload.recommended_seconds }) },
        { name: t('facts.recognised'), value: t('facts.recognisedValue', upload.pc_recognition_days) },
      ]}
    />
  );
}

function UploadSteps({ terms: { upload } }: PartProps) {
  const { t } = pcUploadTexts.useTexts();
  const { pc_volume: volume, recommended_seconds: seconds, pc_recognition_days: days } = upload;
  return (
    <Steps device="browser">
      <Step
        title={t('edit.title')}
        picture={
          <BrowserFrame title={t('edit.picture')}>
            <EditorScreen track={t('label.track')} volume={t('facts.volumeValue', { volume })} />
          </BrowserFrame>
        }
      >
        <p>{linkedText(t('edit.text', { volume, seconds }), paths.musics.href())}</p>
      </Step>
      <Step
        title={t('create.title')}
        picture={
          <BrowserFrame title={t('create.picture')} address={STUDIO_ADDRESS}>
            <StudioCreateScreen create={t('label.create')} uploadVideos={t('label.uploadVideos')} />
          </BrowserFrame>
        }
      >
        <p>{t('create.text')}</p>
      </Step>
      <Step
        title={t('publish.title')}
        picture={
          <BrowserFrame title={t('publish.picture')} address={STUDIO_ADDRESS}>
            <StudioPublishScreen
              visibility={t('label.visibility')}
              isPublic={t('label.public')}
              isPrivate={t('label.private')}
              publish={t('label.publish')}
            />
          </BrowserFrame>
        }
      >
        <p>{t('publish.text')}</p>
      </Step>
      <Step
        title={t('wait.title')}
        picture={
          <BrowserFrame title={t('wait.picture')} address={STUDIO_ADDRESS}>
            <StudioClaimScreen content={t('label.content')} copyright={t('label.copyright')} />
          </BrowserFrame>
        }
      >
        <p>{t('wait.text', days)}</p>
      </Step>
      <Step title={t('claim.title')}>
        <p>{linkedText(t('claim.text'), `${paths.guides.href()}#${QUESTIONS.claim}`)}</p>
      </Step>
    </Steps>
  );
}

/** The guide to uploads on a computer. */
export function PcUploadPage() {
  const { t } = pcUploadTexts.useTexts();
  return (
    <GuidePage id="pc-upload" lead={({ upload }) => t('lead', upload.pc_recognition_days)}>
      {(terms) => (
        <>
          <UploadFacts terms={terms} />
          <UploadSteps terms={terms} />
        </>
      )}
    </GuidePage>
  );
}
