import { api, isApiError, queryOptions, useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { partnerTermsQuery, useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { Banner, FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { useLastValue } from '../../components/use-last-value.ts';
import { ChannelHead } from './channel-head.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { verifyTexts } from './texts.ts';
import { useTimeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';
import * as styles from './verify.styles.ts';

export { verifyTexts };

/** The most channels of one response. */
const MAX_CHANNELS = 100;

/** The channels on hold; there are few, and no call returns a single one. */
const heldChannelsQuery = queryOptions({
  queryKey: ['mf-channels', 'on-hold'],
  queryFn: ({ signal }) =>
    api.get('/channel/list', { query: { status: 'on_hold', page: 0, size: MAX_CHANNELS }, signal }),
  staleTime: 0,
});

/** Requests the re-review; a repeated click of the same dialog requests nothing twice. */
function useReReview(onDone: () => void) {
  const { t } = verifyTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send: (id: string, headers) => api.post('/channel/re-review', { channel: id }, { headers }),
    onSuccess: () => {
      snackbar.show({ type: 'success', title: t('reReview.done'), text: t('reReview.doneText') });
      onDone();
    },
    // Also after a failure: the channel may have moved on.
    onSettled: () => client.invalidateQueries({ queryKey: ['mf-channels'] }),
  });
}

/** The dialog that requests another review of a channel on hold, once the waiting time is over. */
export function ReReviewDialog({ value, onClose }: FlagDialogProps) {
  const { t, language } = verifyTexts.useTexts();
  const format = useFormat();
  const timeLeft = useTimeLeft();
  const id = useLastValue(value) ?? '';
  const query = useQuery({ ...heldChannelsQuery, enabled: value !== undefined });
  const terms = useQuery({ ...partnerTermsQuery(language), enabled: value !== undefined });
  const reReview = useReReview(onClose);
  const channel = query.data?.items.find((item) => item.id === id);
  const opensAt = channel?.re_review_opens_at ?? null;
  const now = useNow(opensAt !== null);
  const isOpen = opensAt !== null && Date.parse(opensAt) <= now;
  const failed = [query, terms].find((each) => each.isError && !each.data);
  const isGone = query.data !== undefined && !channel && !reReview.isSuccess;

  return (
    <Modal
      isOpen={value !== undefined}
      onClose={onClose}
      isDismissable={!reReview.isPending}
      title={t('reReview.title')}
      {...(terms.data && { description: t('reReview.text', { hours: terms.data.re_review_hours }) })}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t('reReview.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={!isOpen}
            isBusy={reReview.isPending}
            onClick={() => reReview.mutate(id)}
          >
            {t('reReview.submit')}
          </Button>
        </>
      }
    >
      <div css={styles.content}>
        {!(query.data && terms.data) && !failed && !isGone && <DialogSkeleton />}
        {failed && !isGone && <FailedQuery query={failed} level={3} title={t('reReview.failed')} />}
        {isGone && (
          <StatePanel
            kind="empty"
            icon="circle-check"
            level={3}
            title={t('reReview.gone')}
            text={t('reReview.goneText')}
          />
        )}
        {reReview.isError && (
          <Banner kind="bad" title={t('reReview.notSent')}>
            {isApiError(reReview.error) && reReview.error.serverMessage}
          </Banner>
        )}
        {channel && terms.data && (
          <>
            <ChannelHead channel={channel} />
            {channel.review_reason !== null && (
              <Banner kind="warn" icon="circle-pause" title={t('reReview.reason')}>
                {channel.review_reason}
              </Banner>
            )}
            {opensAt !== null && (
              <Banner kind={isOpen ? 'good' : 'info'} icon={isOpen ? 'circle-check' : 'clock'}>
                <Facts
                  items={[
                    <b key="state">
                      {isOpen ? t('reReview.open') : t('reReview.opens', { left: timeLeft(opensAt, now) })}
                    </b>,
                    !isOpen && t('reReview.opensAt', { time: format.dateTime(opensAt) }),
                  ]}
                />
              </Banner>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
