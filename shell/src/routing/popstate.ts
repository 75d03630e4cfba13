let handler: ((event: PopStateEvent) => void) | undefined;

// Registered before the router's: browsers call the listeners of `window` in the order of their registration, capturing
// ones too.
window.addEventListener('popstate', (event) => handler?.(event));

/** Sets what is called when the history moves, before the router knows; undefined for nothing. */
export const handlePopStateFirst = (next: typeof handler): void => {
  handler = next;
};
