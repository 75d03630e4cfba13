import { useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import {
  Card,
  CardHeader,
  CountryList,
  FigureCard,
  FigureCardSkeleton,
  FigureRow,
  Freshness,
  SplitBar,
} from '@portal/shared/ui/data';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

const TREND = [8, 9, 7, 11, 10, 13, 12, 15, 11, 14, 16, 13];

type RowProps = { variant: 'cards' | 'strip' };

const Row = ({ variant }: RowProps) => {
  const w = useSampleTexts();
  const format = useFormat();
  const [selected, setSelected] = useState(0);
  const card = variant === 'strip' ? ('strip' as const) : ('card' as const);
  const figures = [
    {
      label: w.revenue,
      value: format.money('8649829'),
      compactValue: format.moneyCompact('8649829'),
      change: format.change(123, 100),
    },
    {
      label: w.views,
      value: format.count(138_969_980),
      compactValue: format.compact(138_969_980),
      change: format.change(90, 100),
    },
    { label: w.rpm, value: format.money('0'), change: format.change(100, 100), unit: w.perThousand },
    { label: w.views, value: null, change: format.change(null, 100) },
  ];
  return (
    <FigureRow label={`${w.revenue} ${variant}`} variant={variant}>
      {figures.map((figure, index) => (
        <FigureCard
          key={index}
          {...figure}
          definition={w.emptyText}
          variant={card}
          trend={TREND}
          incomplete={2}
          isSelected={selected === index}
          onSelect={() => setSelected(index)}
        />
      ))}
    </FigureRow>
  );
};

export const Figures = () => {
  const w = useSampleTexts();
  const format = useFormat();
  return (
    <>
      <Story name="cards: selected, down, zero, no value" layout="block">
        <Row variant="cards" />
      </Story>
      <Story name="joined strip" layout="block">
        <Row variant="strip" />
      </Story>
      <Story name="loading" layout="grid">
        <FigureCardSkeleton />
        <FigureCardSkeleton />
      </Story>
      <Story name="freshness, shares, countries" layout="grid">
        <Freshness viewsThrough="2026-11-19" revenueThrough="2026-11-18" status="estimated" />
        <Freshness viewsThrough="2026-01-02" revenueThrough={null} status="final" />
        <SplitBar share={0.214} first={format.count(2_747_891)} second={format.count(10_092_721)} />
        <Card>
          <CardHeader level={3} title={w.revenue} />
          <CountryList
            label={w.revenue}
            items={[
              { country: 'KR', value: format.money('3563730'), share: 0.412 },
              { country: 'JP', value: format.money('1453171'), share: 0.168 },
            ]}
            others={{ count: 42, value: format.money('1323424'), share: 0.153 }}
          />
        </Card>
      </Story>
    </>
  );
};
