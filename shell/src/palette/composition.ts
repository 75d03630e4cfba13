let end: (() => void) | undefined;
let composition: Promise<void> | undefined;

/** Records that an input method composes a text in the field. */
export const startComposition = (): void => {
  composition ??= new Promise((resolve) => (end = resolve));
};

/** Records that the composition has ended, or the field is gone. */
export const endComposition = (): void => {
  end?.();
  composition = undefined;
};

/** Waits while a text is composed: replacing the field would break it off. */
export const waitForComposition = async (): Promise<void> => composition;
