import { isApiError, useQuery } from '@portal/shared/http';
import { partnerTermsQuery, sessionAtom, useAtomValue } from '@portal/shared/state';
import { Button, LinkButton } from '@portal/shared/ui/controls';
import { Banner, FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useEffect } from 'react';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { useLastValue } from '../../components/use-last-value.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { verifyTexts } from './texts.ts';
import { VerificationContent } from './verification-content.tsx';
import { useVerify, verificationQuery } from './verify.api.ts';
import type { Verification } from './verify.api.ts';
import * as styles from './verify.styles.ts';
import { watchVerification } from './watched-verifications.ts';

export { verifyTexts };

/** Delays during which a check at once would change nothing. */
const FIXED_DELAYS: readonly Verification['delay'][] = ['quota', 'key'];

const toActionLabel = ({ state, ended_at: endedAt }: Verification) => {
  if (state === 'verifying') return 'action.check';
  return endedAt === null ? 'action.start' : 'action.again';
};

/** The page of YouTube Studio where the description of a channel is edited. */
const toStudioUrl = (youtubeId: string) =>
  `https://studio.youtube.com/channel/${encodeURIComponent(youtubeId)}/editing/details`;

/** The dialog that leads through the verification of a channel; the search goes on when it is closed. */
export function VerifyDialog({ value, onClose }: FlagDialogProps) {
  const { t, language } = verifyTexts.useTexts();
  // During the closing animation it still shows the channel.
  const id = useLastValue(value) ?? '';
  const query = useQuery({ ...verificationQuery(id), enabled: value !== undefined });
  const terms = useQuery({ ...partnerTermsQuery(language), enabled: value !== undefined });
  const verify = useVerify(id);
  const { data } = query;
  const isRefused = isApiError(query.error, 'channel_state');
  const isMissing = isApiError(query.error, 'not_found') || isApiError(query.error, 'validation');
  const failed = [query, terms].find((each) => each.isError && !each.data);
  const account = useAtomValue(sessionAtom)?.account.id ?? '';
  const isSearching = data?.state === 'verifying';
  useEffect(() => {
    if (isSearching) watchVerification(account, id);
  }, [isSearching, account, id]);

  return (
    <Modal
      isOpen={value !== undefined}
      onClose={onClose}
      title={t('title')}
      footer={
        data && data.state !== 'verified' ? (
          <>
            <LinkButton size="lg" icon="external" href={toStudioUrl(data.channel.youtube_id)}>
              {t('action.studio')}
            </LinkButton>
            <Button
              size="lg"
              variant="primary"
              isBusy={verify.isPending}
              disabled={isSearching && FIXED_DELAYS.includes(data.delay)}
              // The second click of a double click would check again, because the search has started by then.
              onClick={({ detail }) => detail < 2 && verify.mutate()}
            >
              {t(toActionLabel(data))}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={onClose}>
            {t('action.close')}
          </Button>
        )
      }
    >
      <div css={styles.content}>
        {verify.isError && (
          <Banner kind="bad" title={t('action.failed')}>
            {isApiError(verify.error) && verify.error.serverMessage}
          </Banner>
        )}
        {data && terms.data && <VerificationContent verification={data} terms={terms.data} />}
        {!(data && terms.data) && !failed && <DialogSkeleton />}
        {!data && isRefused && (
          <StatePanel kind="empty" icon="circle-x" level={3} title={t('refused')} text={t('refusedText')} />
        )}
        {!data && isMissing && (
          <StatePanel kind="empty" icon="channels" level={3} title={t('missing')} text={t('missingText')} />
        )}
        {failed && !isRefused && !isMissing && <FailedQuery query={failed} level={3} title={t('failed')} />}
      </div>
    </Modal>
  );
}
