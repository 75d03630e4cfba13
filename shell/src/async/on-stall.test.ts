import { MAX_WAIT_MS, markProgress, onStall } from './on-stall.ts';

describe('onStall', () => {
  // Once, so that the time never goes back.
  beforeAll(() => void jest.useFakeTimers());
  // Later than any progress of this test.
  afterEach(() => void jest.advanceTimersByTime(MAX_WAIT_MS));
  afterAll(() => void jest.useRealTimers());

  it('T-40 a wait ends in its time when no byte arrives', () => {
    const onEnd = jest.fn();
    onStall(5_500, onEnd);

    jest.advanceTimersByTime(5_499);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('a wait goes on while bytes arrive and ends five seconds after the last one', () => {
    const onEnd = jest.fn();
    onStall(5_500, onEnd);
    for (let second = 0; second < 20; second += 1) {
      jest.advanceTimersByTime(1_000);
      markProgress();
    }

    jest.advanceTimersByTime(4_999);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('a wait ends after two minutes although bytes trickle in', () => {
    const onEnd = jest.fn();
    onStall(5_500, onEnd);
    const trickle = setInterval(markProgress, 1_000);

    jest.advanceTimersByTime(MAX_WAIT_MS - 1);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    clearInterval(trickle);
  });

  it('a cancelled wait never ends', () => {
    const onEnd = jest.fn();
    onStall(5_500, onEnd)();

    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
