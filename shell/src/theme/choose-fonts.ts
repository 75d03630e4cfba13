// TypeScript's library does not know the interface, which only Chromium has.
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Turns web fonts on where they are used: on no phone, in either orientation, and on no slow or metered connection. The size
 * of the screen decides, once, because fonts that changed with the window would make its texts jump.
 */
export const chooseFonts = (): void => {
  const { connection } = navigator as { connection?: Connection };
  const isPhone = screen.width < 640 || screen.height < 480;
  if (!isPhone && !connection?.saveData && !/[23]g/.test(`${connection?.effectiveType}`))
    document.documentElement.dataset['fonts'] = 'web';
};
