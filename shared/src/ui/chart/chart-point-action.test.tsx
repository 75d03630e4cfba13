import { screen, within } from '@testing-library/react';
import { createFormat } from '../../i18n/index.ts';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TrendChart } from './index.ts';
import type { ChartPointAction } from './index.ts';

const format = createFormat('ko', 'KRW');
const LABEL = '수익이 달라진 이유';

const renderChart = (pointAction: ChartPointAction | undefined) =>
  renderUi(
    <TrendChart
      title="예상 수익 추이"
      days={['2026-11-15', '2026-11-16', '2026-11-17']}
      series={[{ id: 'revenue', name: '예상 수익', values: ['100', '200', '90'] }]}
      format={{ value: format.money, compact: format.moneyCompact }}
      pointAction={pointAction}
    />,
  );

const slider = () => screen.getByRole('slider', { name: '예상 수익 추이' });

describe('the action of a point', () => {
  it('a press of the mouse opens the day below it', async () => {
    const open = jest.fn();
    const { user } = await renderChart({ label: LABEL, open });

    await user.click(slider());

    expect(open.mock.calls).toEqual([['2026-11-15']]);
  });

  it('a first tap shows a day, and the second one opens it', async () => {
    const open = jest.fn();
    const { user } = await renderChart({ label: LABEL, open });

    await user.pointer({ keys: '[TouchA]', target: slider() });
    expect(open).not.toHaveBeenCalled();
    expect(slider()).toHaveAttribute('aria-valuenow', '0');

    await user.pointer({ keys: '[TouchA]', target: slider() });
    expect(open.mock.calls).toEqual([['2026-11-15']]);
  });

  it('Enter opens the day at the crosshair, which the description says', async () => {
    const open = jest.fn();
    const { user } = await renderChart({ label: LABEL, open });
    expect(slider()).toHaveAccessibleDescription(/Enter 키: 수익이 달라진 이유\.$/);

    slider().focus();
    await user.keyboard('{ArrowLeft}{Enter}');

    expect(open.mock.calls).toEqual([['2026-11-16']]);
  });

  it('each day of the table is a button', async () => {
    const open = jest.fn();
    const { user } = await renderChart({ label: LABEL, open });
    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    const table = screen.getByRole('table', { name: '예상 수익 추이' });
    await user.click(within(table).getByRole('button', { name: '11.17 (화)', description: LABEL }));

    expect(open.mock.calls).toEqual([['2026-11-17']]);
  });

  it('the readout of a phone is a button of the day that it shows', async () => {
    mockPhoneViewport();
    const open = jest.fn();
    const { user } = await renderChart({ label: LABEL, open });

    await user.click(screen.getByRole('button', { name: new RegExp(`^11\\.17 \\(화\\).*${LABEL}$`) }));

    expect(open.mock.calls).toEqual([['2026-11-17']]);
  });

  it('without an action neither the readout nor the table has buttons of days', async () => {
    mockPhoneViewport();
    const { user } = await renderChart(undefined);
    expect(slider()).not.toHaveAccessibleDescription(/Enter/);

    await user.click(slider());
    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
