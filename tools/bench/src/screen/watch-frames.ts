/** Gaps between frames, and the frames that the browser itself calls long; milliseconds. */
export type FrameNotes = { gaps: number[]; long: number[] };

declare global {
  var __benchFrames: { take(): FrameNotes } | undefined;
}

/** Runs in the page before any script of it. */
export function watchFrames(): void {
  let notes: FrameNotes = { gaps: [], long: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.long.push(duration);
  }).observe({ type: 'long-animation-frame' });
  let last: number | undefined;
  const next = (time: number) => {
    if (last !== undefined) notes.gaps.push(time - last);
    last = time;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.__benchFrames = {
    take() {
      const taken = notes;
      notes = { gaps: [], long: [] };
      return taken;
    },
  };
}
