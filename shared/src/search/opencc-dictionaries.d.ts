/** The package has no types for its dictionaries. */
declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs such as "愛 爱", separated by "|". */
  const pairs: string;
  // eslint-disable-next-line import-x/no-default-export -- the package exports by default
  export default pairs;
}
