type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time in microseconds, independent of other load on the machine. */
  tdur?: number;
  args?: { name?: string };
};

/** Trace categories that `taskTimes` needs. */
export const taskCategories = ['toplevel', 'devtools.timeline'];

const MAIN_THREAD = 'CrRendererMain';
const isTask = ({ name }: TraceEvent) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** CPU time in milliseconds of each task of the busiest page's main thread in a trace. */
export function taskTimes(trace: string): number[] {
  // The browser's trace format.
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD).map(keyOf),
  );
  const tasks = traceEvents.filter(
    (event) => isTask(event) && event.tdur !== undefined && main.has(keyOf(event)),
  );
  const threads = [...Map.groupBy(tasks, keyOf).values()].map((own) =>
    own.map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const [busiest] = threads.toSorted((a, b) => sum(b) - sum(a));
  if (!busiest) throw new Error('the trace has no task of a page');
  return busiest;
}
