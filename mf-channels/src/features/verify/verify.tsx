import { FlagDialog } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';
import { reReviewCode, verifyCode } from './verify.code.ts';

/** The verification and the re-review of a channel, whose id is the value of the flags `verify` and `reReview`. */
export function Verify() {
  const { t } = texts.useTexts();
  return (
    <>
      <FlagDialog flag="verify" code={verifyCode} title={t('channels.verify')} />
      <FlagDialog flag="reReview" code={reReviewCode} title={t('channels.reReview')} />
    </>
  );
}
