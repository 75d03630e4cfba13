import { createDialogCode } from '../../components/dialog-code.ts';

/** The code and texts of the verification. */
export const verifyCode = createDialogCode('verify', async () => {
  const { VerifyDialog, verifyTexts } = await import(/* webpackChunkName: "verify" */ './verify-dialog.tsx');
  await verifyTexts.load();
  return { Dialog: VerifyDialog };
});

/** The code and texts of the re-review. */
export const reReviewCode = createDialogCode('re-review', async () => {
  const { ReReviewDialog, verifyTexts } = await import(
    /* webpackChunkName: "verify" */ './re-review-dialog.tsx'
  );
  await verifyTexts.load();
  return { Dialog: ReReviewDialog };
});
