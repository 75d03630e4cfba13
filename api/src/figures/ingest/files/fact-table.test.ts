import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FactTable } from './fact-table.ts';
import { IdTable } from './id-table.ts';

const numberOf = (ids: IdTable, text: string) => {
  const bytes = Buffer.from(`,${text},`);
  return ids.numberOf(bytes, 1, bytes.length - 1);
};

test('IdTable numbers each distinct id once', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/);
  fc.assert(
    fc.property(fc.array(id, { maxLength: 200 }), (texts) => {
      const ids = new IdTable();
      const numbers = texts.map((text) => numberOf(ids, text));

      assert.equal(ids.size, new Set(texts).size);
      for (const [index, text] of texts.entries()) assert.equal(ids.text(numbers[index] ?? -1), text);
    }),
  );
});

test('IdTable grows to 50,000 ids and ranks them alphabetically', () => {
  const ids = new IdTable();
  const texts = Array.from({ length: 50_000 }, (_, index) => `v${(index * 7_919) % 50_000}`);
  for (const text of texts) numberOf(ids, text);

  const ranks = ids.ranks();
  const sorted = texts.toSorted();
  assert.equal(ids.size, 50_000);
  for (const [index, text] of texts.entries()) assert.equal(sorted[ranks[index] ?? -1], text);
});

test('IdTable returns -1 for invalid ids, and accepts the empty id', () => {
  const ids = new IdTable();
  for (const text of ['a b', "a'b", 'é', 'a\u0000', 'x'.repeat(65)]) assert.equal(numberOf(ids, text), -1);
  assert.equal(ids.size, 0);
  assert.equal(ids.text(numberOf(ids, '')), '');
});

test('T-63 FactTable sums by key like a map of bigints', () => {
  const key = fc.record({
    day: fc.integer({ min: -1, max: 1 }),
    channel: fc.nat(1),
    video: fc.nat(3),
    country: fc.nat(1),
  });
  const row = fc.record({
    key,
    count: fc.nat(1_000_000),
    pico: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 400 }), (rows) => {
      const table = new FactTable(4);
      const sums = new Map<string, { count: number; pico: bigint }>();
      const unit = 10n ** 12n;
      for (const { key: place, count, pico } of rows) {
        const fact = table.factOf(place.day, place.channel, place.video, place.country);
        table.add(fact, 0, count);
        table.addParts(fact, 1, Number(pico / unit), Number(pico % unit), Number(unit));
        const name = Object.values(place).join('|');
        const sum = sums.get(name) ?? { count: 0, pico: 0n };
        sums.set(name, { count: sum.count + count, pico: sum.pico + pico });
      }

      assert.equal(table.size, sums.size);
      for (let fact = 0; fact < table.size; fact += 1) {
        const key = [table.day(fact), table.channel(fact), table.video(fact), table.country(fact)];
        const expected = sums.get(key.join('|'));
        assert.equal(table.sum(fact, 0), expected?.count);
        assert.equal(BigInt(table.sum(fact, 1)) * unit + BigInt(table.sum(fact, 2)), expected?.pico);
        assert.deepEqual([table.hasValue(fact, 0), table.hasValue(fact, 3)], [true, false]);
      }
    }),
  );
});

test('FactTable grows to 200,000 facts without losing sums', () => {
  const table = new FactTable(1);
  const size = 200_000;
  for (let turn = 0; turn < 2; turn += 1)
    for (let video = 0; video < size; video += 1)
      table.add(table.factOf(video % 31, video % 97, video, video % 200), 0, video);

  assert.equal(table.size, size);
  for (let fact = 0; fact < size; fact += 997) assert.equal(table.sum(fact, 0), 2 * table.video(fact));
});

test('T-63 FactTable.add returns false when a sum is no longer exact', () => {
  const table = new FactTable(1);
  const fact = table.factOf(0, 0, 0, 0);

  assert.equal(table.add(fact, 0, 8e15), true);
  assert.equal(table.add(fact, 0, 2e15), false);
});
