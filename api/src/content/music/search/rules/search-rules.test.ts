import assert from 'node:assert/strict';
import { it } from 'node:test';
import { convertHangulToQwerty, disassemble } from 'es-hangul';
import fc from 'fast-check';
import { propertyRuns } from '../../../../platform/testing/test-depth.ts';
import { readOtherLayout } from './keyboard-layout.ts';
import { matchNearbyWord } from './nearby-short-words.ts';
import { listReadings, romaniseWord } from './readings.ts';
import { romaniseHangul } from './romanise-hangul.ts';
import { romaniseKana } from './romanise-kana.ts';
import { readRomanisedKey } from './romanised-key.ts';
import { replaceSignLetters } from './sign-letters.ts';

const runs = propertyRuns({ quick: 200, full: 5_000 });
const wordOf = (from: number, to: number) =>
  fc
    .array(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 8 })
    .map((codes) => String.fromCodePoint(...codes));
const hangul = wordOf(0xac_00, 0xd7_a3);
const kana = wordOf(0x30_41, 0x30_94);
const latin = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzQWERTOP'), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''));

it('Hangul is romanised by pronunciation as the examples of the Revised Romanization', () => {
  const examples =
    `백마 baengma 종로 jongno 왕십리 wangsimni 별내 byeollae 신라 silla 해돋이 haedoji 같이 gachi 맞히다 machida
    좋고 joko 놓다 nota 잡혀 japyeo 낳지 nachi 독립문 dongnimmun 압구정 apgujeong 낙동강 nakdonggang 울릉 ulleung
    대관령 daegwallyeong 합덕 hapdeok 월곶 wolgot 벚꽃 beotkkot 설악 seorak 않는 anneun 끓는 kkeulleun 값이 gapsi
    읽다 ikda 닫혀 datyeo 앉히다 anchida`.split(/\s+/);
  for (let at = 0; at < examples.length; at += 2)
    assert.equal(romaniseHangul(examples[at] ?? '')[0], examples[at + 1], examples[at]);
  assert.deepEqual(romaniseHangul('좋은'), ['joeun', 'joheun']);
  assert.deepEqual(romaniseHangul('독립'), ['dongnip', 'dokrip']);
});

it('kana are romanised by Hepburn’s table, with long vowels written and shortened', () => {
  const examples =
    `とうきょう toukyou tokyo コーヒー koohii kohi シェリー sherii sheri ティー tii ti ウィンター wintaa winta イェイ yei yei
    ガッコウ gakkou gakko ヴァイオリン vaiorin vaiorin きゃりー kyarii kyari ファン fan fan`.split(/\s+/);
  for (let at = 0; at < examples.length; at += 3)
    assert.deepEqual(romaniseKana(examples[at] ?? ''), [examples[at + 1], examples[at + 2]], examples[at]);
});

it('spellings of one sound have one key', () => {
  for (const [one, other] of [
    ['shimbun', 'sinbun'],
    ['tsuchi', 'tuti'],
    ['jisho', 'zisyo'],
    ['fuji', 'huzi'],
    ['matcha', 'maccha'],
    ['silla', 'sirra'],
  ] as const)
    assert.equal(readRomanisedKey(one), readRomanisedKey(other), one);
  assert.notEqual(readRomanisedKey('sakura'), readRomanisedKey('sakara'));
});

it('romanised Hangul and kana have Latin letters only, and a key of a key is the key', () => {
  fc.assert(
    fc.property(fc.oneof(hangul, kana), (word) => {
      for (const form of [...romaniseHangul(word.replaceAll(/[^가-힣]/gu, '')), ...romaniseKana(word)]) {
        assert.match(form, /^[a-z]*$/);
        const key = readRomanisedKey(form);
        assert.equal(readRomanisedKey(key), key);
      }
    }),
    runs,
  );
});

it('a typed word has a reading that the same written word has', () => {
  fc.assert(
    fc.property(fc.oneof(hangul, kana), (word) => {
      const readings = listReadings(`x ${word}`);
      for (const typed of romaniseWord(word)) assert.ok(readings.includes(readRomanisedKey(typed)), typed);
    }),
    runs,
  );
});

it('a text has readings from each of its words to the next Han character', () => {
  assert.deepEqual(listReadings('夜に駆けるバス停'), ['ni', 'kerubasu', 'basu']);
  assert.deepEqual(listReadings('DJ 반포 Remix'), ['banporemix']);
  assert.deepEqual(listReadings('Plain Words'), []);
  assert.deepEqual(romaniseWord('夜に'), []);
  assert.deepEqual(romaniseWord('골목ㄱ'), []);
});

it('a word of Hangul that was typed with the Latin layout is the folded word, and the reverse', () => {
  assert.deepEqual(readOtherLayout('dkdldb'), ['ㅇㅏㅇㅣㅇㅠ']);
  assert.deepEqual(readOtherLayout('ㅗ디ㅣㅐ'), ['hello']);
  assert.deepEqual(readOtherLayout('hello'), []);
  fc.assert(
    fc.property(hangul, (word) => {
      assert.ok(readOtherLayout(convertHangulToQwerty(word)).includes(disassemble(word)), word);
    }),
    runs,
  );
  fc.assert(
    fc.property(latin, (word) => {
      for (const typed of readOtherLayout(word)) assert.match(typed, /^[ㄱ-ㅣ]+$/u);
    }),
    runs,
  );
});

it('signs between letters are the letters that they stand for', () => {
  for (const [written, read] of [
    ['P!nk', 'Pink'],
    ['A$AP', 'AsAP'],
    ['$lowly', 'slowly'],
    ['Spy×Family', 'SpyxFamily'],
    ['Wow!', 'Wow!'],
    ['100$', '100$'],
    ['a @ b', 'a @ b'],
  ] as const)
    assert.equal(replaceSignLetters(written), read);
});

it('a short word is close to each word with one wrong, missing, additional or transposed letter', () => {
  const isClose = (one: string, other: string) => new RegExp(matchNearbyWord(one), 'u').test(`a ${other} b`);
  for (const typed of ['yuo', 'yo', 'ou', 'yoou', 'yau']) assert.ok(isClose(typed, 'you'), typed);
  assert.ok(!isClose('yes', 'you'));
  assert.ok(!isClose('a.c', 'abc d'.slice(0, 1)));
});
