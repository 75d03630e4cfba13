/** The id under which react-aria looks for the style element it would otherwise add. */
const ARIA_STYLE_ID = 'react-aria-pressable-style';

/**
 * Keeps react-aria from adding a style element, which the page's content security policy refuses: it adds none where
 * an element of this id exists. The one rule it holds (`touch-action`) is part of our own styles.
 */
export const claimAriaStyle = (): void => {
  if (document.getElementById(ARIA_STYLE_ID)) return;
  const claim = document.createElement('meta');
  claim.id = ARIA_STYLE_ID;
  document.head.append(claim);
};
