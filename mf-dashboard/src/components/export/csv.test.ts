import { toCsv } from './csv.ts';

const line = (csv: string) => csv.replace('\uFEFF', '').trimEnd();

describe('toCsv', () => {
  it('begins with a byte order mark and ends its lines as spreadsheets do', () => {
    expect(
      toCsv([
        ['제목', '수익'],
        ['고양이', '10.5'],
      ]),
    ).toBe('\uFEFF제목,수익\r\n고양이,10.5\r\n');
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', '“보고도” "안" 믿김', '"“보고도” ""안"" 믿김"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a plus', '+82 10', "'+82 10"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a minus before words', '-1분 홈트', "'-1분 홈트"],
    ['a tab', '\t=1', "'\t=1"],
  ])('makes %s harmless', (_, cell, expected) => {
    expect(line(toCsv([[cell, 1]]))).toBe(`${expected},1`);
  });

  it('keeps numbers as they are, and what is missing empty', () => {
    expect(line(toCsv([['-5', -5, '0.0518', 0, null]]))).toBe('-5,-5,0.0518,0,');
  });
});
