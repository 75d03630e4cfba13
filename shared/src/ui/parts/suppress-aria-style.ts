/** react-aria adds a style element unless an element with this id exists. */
const ARIA_STYLE_ID = 'react-aria-pressable-style';

/**
 * Adds a placeholder that stops react-aria from adding its style element, which the content security policy would block.
 * Its only rule (`touch-action`) is part of the portal's own styles.
 */
export const suppressAriaStyle = (): void => {
  if (document.getElementById(ARIA_STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = ARIA_STYLE_ID;
  document.head.append(placeholder);
};
