import { type DayValue, forecastMonth } from '../../src/figures/report/briefing/forecast-month.ts';
import { listDays, toFirstDay, toMonthPeriod } from '../../src/platform/calendar.ts';

const SIZE = { width: 720, height: 360 };
const MARGIN = { top: 70, right: 24, bottom: 44, left: 60 };
const STEPS = 4;
const UNIT = 10_000_000;
const LEGEND = [
  ['actual', 'what it became'],
  ['middle', 'middle'],
  ['band', 'low to high'],
  ['to-date', 'month to date'],
];
const LEGEND_WIDTH = 160;

/** Colours of both themes; an image in a page follows the reader's system, and brings its own background. */
const STYLE = `
  .page { fill: #ffffff } text { fill: #24292f; font: 13px system-ui, sans-serif } .title { font-weight: 600; font-size: 15px }
  .grid { stroke: #d0d7de } .band { fill: #5b5bd6; fill-opacity: 0.22 } .middle { stroke: #5b5bd6; stroke-width: 2.5 }
  .to-date { stroke: #57606a; stroke-width: 2; stroke-dasharray: 2 4 } .actual { stroke: #bc4c00; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #e6edf3 } .grid { stroke: #30363d } .band { fill: #a5a5f5; fill-opacity: 0.28 }
    .middle { stroke: #b9b9f2 } .to-date { stroke: #8b949e } .actual { stroke: #f0883e }
  }`;

/** Draws the forecasts of a past month after each of its days, beside what the month became, as an SVG. */
export const drawMonth = (title: string, history: readonly DayValue[], month: string): string => {
  const { from, to } = toMonthPeriod(toFirstDay(month));
  const days = listDays(from, to);
  const sumThrough = (last: string) =>
    history.reduce((sum, { day, value }) => (day >= from && day <= last ? sum + value : sum), 0);
  const actual = sumThrough(to);
  const points = days.map((through) => {
    const known = history.filter(({ day }) => day <= through);
    const left = forecastMonth(known, { through, to });
    if (!left) throw new Error(`The history is too short for a forecast on ${through}.`);
    const toDate = sumThrough(through);
    return { toDate, low: toDate + left.low, middle: toDate + left.middle, high: toDate + left.high };
  });

  const highest = Math.max(actual, ...points.map(({ high }) => high));
  const top = Math.ceil(highest / STEPS / UNIT) * UNIT * STEPS;
  const x = (index: number) =>
    MARGIN.left + (index * (SIZE.width - MARGIN.left - MARGIN.right)) / (days.length - 1);
  const y = (value: number) =>
    SIZE.height - MARGIN.bottom - (value * (SIZE.height - MARGIN.top - MARGIN.bottom)) / top;
  const at = (index: number, value: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const line = (name: string, valueOf: (point: (typeof points)[number]) => number) =>
    `<polyline class="${name}" fill="none" points="${points.map((point, index) => at(index, valueOf(point))).join(' ')}"/>`;
  const band = [
    ...points.map(({ high }, index) => at(index, high)),
    ...points.map(({ low }, index) => at(index, low)).toReversed(),
  ];
  const legend = LEGEND.flatMap(([name, text], index) => {
    const left = MARGIN.left + index * LEGEND_WIDTH;
    return [
      name === 'band'
        ? `<rect class="band" x="${left}" y="40" width="22" height="12"/>`
        : `<line class="${name}" x1="${left}" x2="${left + 22}" y1="46" y2="46"/>`,
      `<text x="${left + 29}" y="50">${text}</text>`,
    ];
  });
  const grid = Array.from({ length: STEPS + 1 }, (_, index) => (index * top) / STEPS).flatMap((value) => [
    `<line class="grid" x1="${MARGIN.left}" x2="${SIZE.width - MARGIN.right}" y1="${y(value)}" y2="${y(value)}"/>`,
    `<text x="${MARGIN.left - 8}" y="${y(value) + 4}" text-anchor="end">${value / 1_000_000} M</text>`,
  ]);
  const ticks = [1, 5, 10, 15, 20, 25, days.length].map(
    (day) => `<text x="${x(day - 1).toFixed(1)}" y="${SIZE.height - 22}" text-anchor="middle">${day}</text>`,
  );

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${SIZE.width}" height="${SIZE.height}" rx="8"/>`,
    `<text class="title" x="${MARGIN.left}" y="26">${title}</text>`,
    ...legend,
    ...grid,
    ...ticks,
    `<text x="${MARGIN.left}" y="${SIZE.height - 5}">forecast after this day of the month</text>`,
    `<polygon class="band" points="${band.join(' ')}"/>`,
    line('to-date', ({ toDate }) => toDate),
    line('actual', () => actual),
    line('middle', ({ middle }) => middle),
    '</svg>',
    '',
  ].join('\n');
};
