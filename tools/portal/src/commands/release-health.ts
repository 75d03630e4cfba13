import { short, table } from '../output/table.ts';
import type { GetData } from '../server/operations.ts';

type Health = GetData<'/operator/release/health'>;

const percent = (part: number, whole: number) =>
  whole === 0 ? null : `${((100 * part) / whole).toFixed(1)} %`;

const describeFailures = ({ failures }: Health['items'][number]) =>
  failures
    .toSorted((a, b) => b.loads - a.loads)
    .map(({ phase, error_class: error, loads }) => `${phase}${error ? ` ${error}` : ''} ${loads}`)
    .join(', ');

const formatSet = ({ pages, items }: Health, set: string) => {
  const { served, reported } = pages.find((page) => page.set === set) ?? { served: 0, reported: 0 };
  const rows = items
    .filter((item) => item.set === set)
    .map((item) => [
      item.remote,
      item.version,
      item.loads,
      percent(item.failed_before, item.loads),
      percent(item.failed_after, item.loads),
      item.p75_ms === null ? null : `${item.p75_ms} ms`,
      describeFailures(item),
    ]);
  const columns = [
    'remote',
    'version',
    'loads',
    'failed before',
    'failed after',
    'mounted (p75)',
    'failures',
  ];
  const title = `${short(set)}: ${served} pages served, ${reported} reported`;
  return rows.length === 0 ? title : `${title}\n${table(columns, rows)}`;
};

/** The page loads of the set that a domain runs, and of the one before. */
export const formatHealth = (health: Health, sets: readonly (string | null | undefined)[]) =>
  sets
    .filter((set) => typeof set === 'string')
    .map((set) => formatSet(health, set))
    .join('\n\n');
