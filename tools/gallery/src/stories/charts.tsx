import { useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { TrendChart } from '@portal/shared/ui/chart';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

const DAYS = Array.from({ length: 28 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
);
const BEFORE = Array.from({ length: 28 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 24 + index)).toISOString().slice(0, 10),
);
const wave = (base: number, swing: number, shift: number) =>
  DAYS.map((_, index) => Math.round(base + swing * Math.sin(index / 3 + shift) + index * 900));

export const Charts = () => {
  const w = useSampleTexts();
  const format = useFormat();
  const [interval, setInterval] = useState('day');
  const money = { value: format.money, compact: format.moneyCompact };
  return (
    <>
      <Story name="one line, compared, the last days incomplete" layout="block">
        <Card>
          <TrendChart
            title={w.revenue}
            days={DAYS}
            series={[{ id: 'revenue', name: w.revenue, values: wave(300_000, 40_000, 0) }]}
            comparison={{ name: w.previous, days: BEFORE, values: wave(240_000, 30_000, 1) }}
            incomplete={2}
            format={money}
            actions={
              <SegmentedControl
                label={w.period}
                value={interval}
                onChange={setInterval}
                options={[
                  { value: 'day', label: w.day },
                  { value: 'week', label: w.week },
                ]}
              />
            }
          />
        </Card>
      </Story>
      <Story name="several lines, one of them dashed, as a picture and as a table" layout="block">
        {(['chart', 'table'] as const).map((view) => (
          <Card key={view}>
            <TrendChart
              title={`${w.views} (${view === 'chart' ? 1 : 2})`}
              days={DAYS}
              series={[
                { id: 'a', name: w.video, values: wave(300_000, 40_000, 0) },
                { id: 'b', name: w.channel, values: wave(200_000, 30_000, 2) },
                {
                  id: 'm',
                  name: w.median,
                  lineStyle: 'dashed',
                  color: 'others',
                  values: wave(120_000, 9_000, 1),
                },
              ]}
              format={money}
              hasTotal
              view={view}
            />
          </Card>
        ))}
      </Story>
      <Story name="loading, nothing known" layout="grid">
        <Card>
          <TrendChart title={w.rpm} days={DAYS} series={[]} format={money} isLoading />
        </Card>
        <Card>
          <TrendChart
            title={w.rpm}
            days={DAYS}
            series={[{ id: 'a', name: w.rpm, values: DAYS.map(() => null) }]}
            format={money}
          />
        </Card>
      </Story>
    </>
  );
};
