import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedDialog } from '../../components/failed-dialog.tsx';
import { FlagDialog } from '../../components/flag-dialog.tsx';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';

const FailedVerify = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.verify')} />;
};
const FailedReReview = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.reReview')} />;
};

// Loaded with their texts; both are in one chunk.
const VerifyDialog = lazyComponent(async () => {
  const verify = await import(/* webpackChunkName: "verify" */ './verify-dialog.tsx');
  await verify.verifyTexts.load();
  return verify.VerifyDialog;
}, FailedVerify);
const ReReviewDialog = lazyComponent(async () => {
  const reReview = await import(/* webpackChunkName: "verify" */ './re-review-dialog.tsx');
  await reReview.verifyTexts.load();
  return reReview.ReReviewDialog;
}, FailedReReview);

/** The verification and the re-review of a channel, whose id is the value of the flags `verify` and `review`. */
export const Verify = () => (
  <>
    <FlagDialog flag="verify" Dialog={VerifyDialog} />
    <FlagDialog flag="review" Dialog={ReReviewDialog} />
  </>
);
