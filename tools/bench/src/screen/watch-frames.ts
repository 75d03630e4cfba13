/** Milliseconds between frames, and durations of the browser's long animation frames. */
export type FrameTimes = { gaps: number[]; long: number[] };

declare global {
  var __benchFrames: { take(): FrameTimes } | undefined;
}

/** Runs in the page before its scripts: records frame times. */
export function watchFrames(): void {
  let times: FrameTimes = { gaps: [], long: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.long.push(duration);
  }).observe({ type: 'long-animation-frame' });
  let last: number | undefined;
  const next = (time: number) => {
    if (last !== undefined) times.gaps.push(time - last);
    last = time;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.__benchFrames = {
    take() {
      const taken = times;
      times = { gaps: [], long: [] };
      return taken;
    },
  };
}
