/** The cookies of a visitor's choices. */
export type ChoiceCookie = 'language' | 'currency' | 'color_scheme';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The value of a choice made earlier on this site. */
export const readCookie = (name: ChoiceCookie, cookies: string = document.cookie): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};

/** Remembers a choice for a year, on every page of this site. */
export const writeCookie = (name: ChoiceCookie, value: string): void => {
  document.cookie = `${name}=${value}; max-age=${YEAR_IN_SECONDS}; path=/; samesite=lax`;
};
