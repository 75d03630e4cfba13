/** The names of the preference cookies. */
export type PreferenceCookie = 'language' | 'currency' | 'color_scheme' | 'amounts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Returns the value of a preference cookie, undefined without one. */
export const readCookie = (name: PreferenceCookie, cookies: string = document.cookie): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};

/** Writes a preference cookie for a year and all paths. */
export const writeCookie = (name: PreferenceCookie, value: string): void => {
  document.cookie = `${name}=${value}; max-age=${YEAR_IN_SECONDS}; path=/; samesite=lax`;
};
