import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderPortal } from '@portal/shared/testing';
import { WorldMap } from './world-map.tsx';
import type { WorldMapProps } from './world-map.tsx';

const COUNTRIES = [
  { country: 'KR', value: '₩3,563,730', share: 0.4 },
  { country: 'US', value: '₩1,133,128', share: 0.1 },
  // Without a place on the map, and without a value.
  { country: 'ZZ', value: '₩10', share: 0.01 },
  { country: 'JP', value: '₩0', share: 0 },
];

const open = (countries: WorldMapProps['countries'] = COUNTRIES) =>
  renderPortal(<WorldMap label="국가별 수익 지도" ratio="low" countries={countries} />, { at: '/' });

const bubble = (name: string) => screen.getByRole('img', { name });
const sizeOf = (name: string) =>
  Number.parseFloat(bubble(name).parentElement?.parentElement?.style.width ?? '');

it('the area of a bubble is proportional to the share of its country', async () => {
  await open();

  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(sizeOf('대한민국') ** 2 / sizeOf('미국') ** 2).toBeCloseTo(4);
});

it('countries without shares have bubbles of one size, and their figures no percentages', async () => {
  const { user } = await open([
    { country: 'KR', value: '₩300', share: null },
    { country: 'US', value: '-₩100', share: null },
  ]);

  expect(sizeOf('대한민국')).toBe(sizeOf('미국'));
  await user.hover(bubble('미국'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^미국 -₩100$/);
});

it('a bubble shows its figures while it is hovered', async () => {
  const { user } = await open();

  await user.hover(bubble('대한민국'));

  expect(await screen.findByRole('tooltip')).toHaveTextContent('대한민국 ₩3,563,730 · 40.0%');
});

it('a bubble shows its figures when it is tapped', async () => {
  const { user } = await open();

  await user.pointer({ keys: '[TouchA]', target: bubble('미국') });

  expect(screen.getByRole('tooltip')).toHaveTextContent('미국 ₩1,133,128 · 10.0%');
});

it('the map is one tab stop, whose bubbles the arrow keys reach from the largest to the smallest', async () => {
  const { user } = await open();

  await user.tab();
  expect(bubble('대한민국')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(bubble('미국')).toHaveFocus();
  expect(bubble('미국')).toHaveAttribute('tabindex', '0');
  await user.keyboard('{ArrowLeft}');
  expect(bubble('대한민국')).toHaveFocus();
  await user.tab();
  expect(bubble('미국')).not.toHaveFocus();
});

it('the map stays reachable when other filters have fewer countries', async () => {
  const Filters = () => {
    const [count, setCount] = useState(COUNTRIES.length);
    return (
      <>
        <WorldMap label="국가별 수익 지도" ratio="low" countries={COUNTRIES.slice(0, count)} />
        <button onClick={() => setCount(1)}>fewer</button>
      </>
    );
  };
  const { user } = await renderPortal(<Filters />, { at: '/' });
  await user.tab();
  await user.keyboard('{ArrowRight}');

  await user.click(screen.getByRole('button', { name: 'fewer' }));

  expect(bubble('대한민국')).toHaveAttribute('tabindex', '0');
});
