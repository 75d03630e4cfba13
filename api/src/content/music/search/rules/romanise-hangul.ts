/** The letters of Hangul in the order of their code points, by the Revised Romanization of Korean (2000). */
const INITIALS = [
  'g',
  'kk',
  'n',
  'd',
  'tt',
  'r',
  'm',
  'b',
  'pp',
  's',
  'ss',
  '',
  'j',
  'jj',
  'ch',
  'k',
  't',
  'p',
  'h',
];
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');

type Final = {
  /** At the end of a word and before consonants. */
  closed: string;
  /** Before a vowel: what stays, and what moves to the next syllable. */
  open: readonly [stays: string, moves: string];
};

/** `closed stays moves` of each final, where `-` is nothing. */
const FINALS: readonly Final[] = `
  - - -, k - g, k - kk, k k s, n - n, n n j, n - n, t - d, l - r, k l g, m l m, l l b, l l s, l l t, p l p, l - r,
  m - m, p - b, p p s, t - s, t - ss, ng ng -, t - j, t - ch, k - k, t - t, p - p, t - -`
  .split(',')
  .map((entry) => {
    const [closed = '', stays = '', moves = ''] = entry
      .trim()
      .split(' ')
      .map((part) => part.replace('-', ''));
    return { closed, open: [stays, moves] };
  });

const FIRST_SYLLABLE = 0xac_00;
const SYLLABLES_PER_INITIAL = 588;
const SYLLABLES_PER_VOWEL = 28;

type Syllable = { initial: string; vowel: string; final: Final; finalIndex: number };

const computeSyllable = (character: string): Syllable => {
  const index = (character.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
  const finalIndex = index % SYLLABLES_PER_VOWEL;
  return {
    initial: INITIALS[Math.floor(index / SYLLABLES_PER_INITIAL)] ?? '',
    vowel: VOWELS[Math.floor((index % SYLLABLES_PER_INITIAL) / SYLLABLES_PER_VOWEL)] ?? '',
    final: FINALS[finalIndex] ?? { closed: '', open: ['', ''] },
    finalIndex,
  };
};

/** There are 11,172, of which titles repeat a few hundred. */
const syllables = new Map<string, Syllable>();

const readSyllable = (character: string): Syllable => {
  const known = syllables.get(character);
  if (known) return known;
  const syllable = computeSyllable(character);
  syllables.set(character, syllable);
  return syllable;
};

/** Finals with ㅎ, by what is left without it. */
const WITH_H = new Map([
  [6, 'n'],
  [15, 'l'],
  [27, ''],
]);
const ASPIRATED: Readonly<Record<string, string>> = { g: 'k', d: 't', j: 'ch' };
const NASAL: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };

/** ㄷ and ㅌ before 이. */
const palatalise = (moves: string, vowel: string) =>
  vowel === 'i' ? ({ d: 'j', t: 'ch' }[moves] ?? moves) : moves;

const assimilate = (closed: string, initial: string): string => {
  if (initial === 'n' || initial === 'm') {
    if (closed === 'l' && initial === 'n') return 'll';
    return (NASAL[closed] ?? closed) + initial;
  }
  if (initial !== 'r') return closed + initial;
  if (closed === 'n' || closed === 'l') return 'll';
  return closed === '' ? 'r' : `${NASAL[closed] ?? closed}n`;
};

/** The consonants between two vowels as they are pronounced. */
const pronounce = ({ final, finalIndex }: Syllable, next: Syllable): string => {
  const { initial } = next;
  const [stays, moves] = final.open;
  if (initial === '') return stays + palatalise(moves, next.vowel);
  const left = WITH_H.get(finalIndex);
  if (left !== undefined && initial in ASPIRATED) return left + (ASPIRATED[initial] ?? '');
  if (left !== undefined && initial === 's') return left + initial;
  if (initial !== 'h') return assimilate(final.closed, initial);
  if (moves === 'j') return `${stays}ch`;
  if (moves === 'd' && next.vowel === 'i') return 'ch';
  // The stop takes the ㅎ: 잡혀 is japyeo.
  return final.closed in NASAL ? final.closed : `${final.closed}h`;
};

/** The same letter by letter: a final that moves to the next syllable keeps its ㅎ, and nothing is assimilated. */
const spell = ({ final, finalIndex }: Syllable, { initial }: Syllable): string => {
  if (initial !== '') return final.closed + initial;
  const left = WITH_H.get(finalIndex);
  return left === undefined ? final.open.join('') : `${left}h`;
};

/** Hangul syllables as they are pronounced, and as they are spelled: 좋은 is "joeun" and "joheun". */
export const romaniseHangul = (word: string): readonly [pronounced: string, spelled: string] => {
  let pronounced = '';
  let spelled = '';
  let last: Syllable | undefined;
  for (const character of word) {
    const syllable = readSyllable(character);
    pronounced += (last ? pronounce(last, syllable) : syllable.initial) + syllable.vowel;
    spelled += (last ? spell(last, syllable) : syllable.initial) + syllable.vowel;
    last = syllable;
  }
  const closed = last?.final.closed ?? '';
  return [pronounced + closed, spelled + closed];
};
