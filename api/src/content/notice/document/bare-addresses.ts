import type { Code, Construct, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with micromark's
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink';
    literalAutolinkHttp: 'literalAutolinkHttp';
    literalAutolinkWww: 'literalAutolinkWww';
  }
}

/** Printable ASCII without spaces, quotation marks, `<`, `>` and backticks; particles and full-width signs end an address. */
const IN_ADDRESS = /[!#-;=?-_a-~]/;

/** Signs of the sentence around an address. */
const TRAILING = `!&'([{*,.:;?~`;

const PREFIXES = ['http://', 'https://', 'www.'];

const COMPLETE_PREFIX = /^(?:https?:\/\/|www\.)[a-z\d]/i;

const LONGEST_PREFIX = 'https://'.length;

const OPENING_OF = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

const toCharacter = (code: Code) => (code === null || code < 0 ? '' : String.fromCharCode(code));

const canBecomeAddress = (text: string) =>
  PREFIXES.some((prefix) => prefix.startsWith(text.toLowerCase())) || COMPLETE_PREFIX.test(text);

const isInWord = (previous: Code) => /[a-z\d]/i.test(toCharacter(previous));

/** Reads to the end of an address without consuming it, and reports its length. */
const measureAddress = (trailing: string, report: (length: number) => void): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let text = '';
    const opened = new Map<string, number>();

    /** A closing bracket whose opening one stands before the address belongs to the sentence. */
    const isBalanced = (character: string) => {
      const opening = OPENING_OF.get(character) ?? character;
      const count = (opened.get(opening) ?? 0) + (opening === character ? 1 : -1);
      opened.set(opening, count);
      return count >= 0;
    };

    const collect: State = (code) => {
      const character = toCharacter(code);
      if (IN_ADDRESS.test(character) && isBalanced(character)) {
        text += character;
        if (text.length <= LONGEST_PREFIX && !canBecomeAddress(text)) return nok(code);
        effects.consume(code);
        return collect;
      }
      if (!COMPLETE_PREFIX.test(text)) return nok(code);
      let length = text.length;
      while (trailing.includes(text.charAt(length - 1))) length -= 1;
      report(length);
      return ok(code);
    };
    return collect;
  },
});

const createTokenizer = (type: 'literalAutolinkHttp' | 'literalAutolinkWww'): Tokenizer =>
  function tokenizeAddress(this: TokenizeContext, effects, ok, nok) {
    let rest = 0;
    const consume: State = (code) => {
      effects.consume(code);
      rest -= 1;
      return rest > 0 ? consume : finish;
    };
    const finish: State = (code) => {
      effects.exit(type);
      effects.exit('literalAutolink');
      return ok(code);
    };
    const isEmphasised = toCharacter(this.previous) === '_';
    const measure = measureAddress(isEmphasised ? `${TRAILING}_` : TRAILING, (length) => {
      rest = length;
    });

    return (code) => {
      if (isInWord(this.previous)) return nok(code);
      effects.enter('literalAutolink');
      effects.enter(type);
      return effects.check(measure, consume, nok)(code);
    };
  };

const createConstruct = (type: 'literalAutolinkHttp' | 'literalAutolinkWww'): Construct => ({
  name: `bare-${type}`,
  tokenize: createTokenizer(type),
  previous: (code) => !isInWord(code),
});

/**
 * Bare addresses that end where Chinese, Japanese or Korean text begins, instead of GitHub's, which end at a space. Tokens
 * are those of GitHub's, so that the same extension makes links of them.
 */
export const findBareAddresses = (): Extension => {
  const http = createConstruct('literalAutolinkHttp');
  const www = createConstruct('literalAutolinkWww');
  const text = Object.fromEntries(
    [...'hH']
      .map((letter) => [letter.charCodeAt(0), http] as const)
      .concat([...'wW'].map((letter) => [letter.charCodeAt(0), www] as const)),
  );
  return { text, disable: { null: ['protocolAutolink', 'wwwAutolink'] } };
};
