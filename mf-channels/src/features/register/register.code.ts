import { createDialogCode } from '../../components/dialog-code.ts';

/** The registration's code and texts. */
export const registerCode = createDialogCode('register', async () => {
  const { RegisterDialog, registerTexts } = await import(
    /* webpackChunkName: "register" */ './register-dialog.tsx'
  );
  await registerTexts.load();
  return { Dialog: RegisterDialog };
});
