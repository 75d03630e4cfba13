/** Hiragana by Hepburn's table. */
const TABLE = new Map(
  `あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go
  さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do
  な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po
  ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n ゔ vu`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, part, at, all) => {
      if (at % 2 === 1) pairs.push([all[at - 1] ?? '', part]);
      return pairs;
    }, []),
);
const SMALL_Y: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo', ゎ: 'wa' };
const SMALL_VOWELS: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };
const LONG_VOWELS = /([aiueo])\1|ou/g;
/** From katakana to hiragana. */
const KANA_OFFSET = 0x60;

const toHiragana = (text: string) =>
  text.replaceAll(/[ァ-ヴ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - KANA_OFFSET));

/** A vowel by itself before a small one: ウ and ィ are wi, イ and ェ are ye. */
const GLIDES: Readonly<Record<string, string>> = { u: 'w', i: 'y' };

/** Adds a small kana to what is before it: き and ゃ are kya, し and ゃ are sha, て and ぃ are ti. */
const addSmall = (before: string, small: string) => {
  const base = before.replace(/[aiueo]$/, '');
  if (small.startsWith('y')) return base + (/(?:sh|ch|j)$/.test(base) ? small.slice(1) : small);
  const glide = /(?:^|[aiueon])$/.test(base) ? (GLIDES[before.at(-1) ?? ''] ?? '') : '';
  return base + glide + small;
};

const romanise = (word: string) => {
  let written = '';
  let isDoubled = false;
  for (const letter of toHiragana(word)) {
    const small = SMALL_Y[letter] ?? SMALL_VOWELS[letter];
    const syllable = TABLE.get(letter);
    if (letter === 'っ') isDoubled = true;
    else if (letter === 'ー') written += /[aiueo]$/.exec(written)?.[0] ?? '';
    else if (small !== undefined) written = addSmall(written, small);
    else if (syllable !== undefined) {
      written += (isDoubled && /^[^aiueon]/.test(syllable) ? syllable.charAt(0) : '') + syllable;
      isDoubled = false;
    }
  }
  return written;
};

/** Kana with each vowel as it is written, and with long vowels as one letter: とうきょう is "toukyou" and "tokyo". */
export const romaniseKana = (word: string): readonly [written: string, short: string] => {
  const written = romanise(word);
  return [written, written.replaceAll(LONG_VOWELS, (vowels) => vowels.charAt(0))];
};
