let isClosing = false;

/** Tells the Back of a modal that closes itself, which has asked already or has saved, from the user's own. */
export const modalClose = {
  /** Called before the modal goes back. */
  begin: (): void => {
    isClosing = true;
  },
  /** Whether the history moves because a modal closes; true once. */
  take: (): boolean => {
    const was = isClosing;
    isClosing = false;
    return was;
  },
};
