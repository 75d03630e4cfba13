/** The address of YouTube Studio, as pictures show it. */
export const STUDIO_ADDRESS = 'studio.youtube.com';
