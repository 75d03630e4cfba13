/** Makes `max-width` media queries match until the test ends. */
export const mockPhoneViewport = (): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: media.includes('max-width'),
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
};
