import { computeDottedEnds } from './dotted-ends.ts';

const whole = { isCut: false };
const cut = { isCut: true };

it('a line of whole weeks has no dotted end', () => {
  expect(computeDottedEnds([whole, whole, whole], 0)).toEqual({ start: 0, end: 0 });
});

it('a week that the period cuts is dotted at its end of the line', () => {
  expect(computeDottedEnds([cut, whole, whole], 0)).toEqual({ start: 1, end: 0 });
  expect(computeDottedEnds([whole, whole, cut], 0)).toEqual({ start: 0, end: 1 });
});

it('incomplete points stay dotted before a cut last week', () => {
  expect(computeDottedEnds([whole, whole, cut], 2)).toEqual({ start: 0, end: 2 });
});

it('a single cut week is dotted once', () => {
  expect(computeDottedEnds([cut], 0)).toEqual({ start: 0, end: 1 });
});
