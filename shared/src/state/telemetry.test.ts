import { reportEvent, startTelemetry } from './telemetry.ts';
import type { TelemetryEvent } from './telemetry.ts';

const event = (ms: number): TelemetryEvent => ({
  set: 's',
  remote: 'mf-music',
  version: '1.0.0',
  phase: 'entry',
  outcome: 'ok',
  error_class: null,
  ms,
});

const times = (batches: readonly (readonly TelemetryEvent[])[]) =>
  batches.map((batch) => batch.map(({ ms }) => ms));

let controller: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  jest.useRealTimers();
});

const hidePage = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

it('telemetry sends the events of 10 s in one batch, and nothing without events', async () => {
  const sent: (readonly TelemetryEvent[])[] = [];
  startTelemetry(async (events) => sent.push(events), controller.signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(0);

  reportEvent(event(1));
  reportEvent(event(2));
  await jest.advanceTimersByTimeAsync(10_000);
  await jest.advanceTimersByTimeAsync(10_000);

  expect(times(sent)).toEqual([[1, 2]]);
});

it('telemetry is sent at once when the page is hidden', async () => {
  const sent: (readonly TelemetryEvent[])[] = [];
  startTelemetry(async (events) => sent.push(events), controller.signal);

  reportEvent(event(3));
  hidePage();

  expect(times(sent)).toEqual([[3]]);
});

it('a batch that could not be sent is retried with the next one', async () => {
  const sent: (readonly TelemetryEvent[])[] = [];
  let isDown = true;
  const send = async (events: readonly TelemetryEvent[]) => {
    if (isDown) throw new Error('down');
    sent.push(events);
  };
  startTelemetry(send, controller.signal);

  reportEvent(event(4));
  await jest.advanceTimersByTimeAsync(10_000);
  isDown = false;
  reportEvent(event(5));
  await jest.advanceTimersByTimeAsync(10_000);

  expect(times(sent)).toEqual([[4, 5]]);
});

it('telemetry keeps at most 200 events and drops the oldest', async () => {
  const sent: (readonly TelemetryEvent[])[] = [];

  for (let ms = 0; ms < 250; ms += 1) reportEvent(event(ms));
  startTelemetry(async (events) => sent.push(events), controller.signal);
  await jest.advanceTimersByTimeAsync(60_000);

  const all = times(sent).flat();
  expect(all).toHaveLength(200);
  expect([all[0], all.at(-1)]).toEqual([50, 249]);
  expect(Math.max(...sent.map((batch) => batch.length))).toBe(50);
});

it('telemetry stops when its signal aborts', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  startTelemetry(send, controller.signal);
  controller.abort();

  reportEvent(event(6));
  hidePage();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(send).not.toHaveBeenCalled();
});
