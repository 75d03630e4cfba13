/** Milliseconds between frames, and durations of the browser's long animation frames and of API calls. */
export type FrameTimes = { gaps: number[]; long: number[]; calls: number[] };

declare global {
  var __benchFrames: { take(): FrameTimes } | undefined;
}

/** Runs in the page before its scripts: records frame times and the times of API calls. */
export function watchFrames(): void {
  const none = (): FrameTimes => ({ gaps: [], long: [], calls: [] });
  let times = none();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.long.push(duration);
  }).observe({ type: 'long-animation-frame' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (new URL(name).pathname.startsWith('/api/')) times.calls.push(duration);
  }).observe({ type: 'resource' });
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
      times = none();
      return taken;
    },
  };
}
