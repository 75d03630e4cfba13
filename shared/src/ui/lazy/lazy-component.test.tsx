import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { FailedPanel } from './failed-panel.tsx';
import { lazyComponent } from './lazy-component.tsx';

type Props = { name: string };

const Part = ({ name }: Props) => <p>part {name}</p>;

/** A loader that fails until `isBroken` is false. */
const createLoader = () => {
  const loader = {
    isBroken: true,
    load: jest.fn(async (): Promise<ComponentType<Props>> => {
      // A chunk never arrives within the same task.
      await new Promise((resolve) => setTimeout(resolve));
      if (loader.isBroken) throw new Error('no chunk');
      return Part;
    }),
  };
  return loader;
};

const setUp = async () => {
  const loader = createLoader();
  const Lazy = lazyComponent(loader.load, FailedPanel, ({ name }) => <p>loading {name}</p>);
  const ui = (isShown: boolean) => (
    <Suspense fallback="suspended">
      <p>rest of the page</p>
      {isShown && <Lazy name="one" />}
    </Suspense>
  );
  const view = await renderUi(ui(true));
  return { ...view, loader, Lazy, show: (isShown: boolean) => view.rerender(ui(isShown)) };
};

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('lazyComponent', () => {
  it('a part whose code is loading renders what stands in for it, and does not suspend', async () => {
    const { loader } = await setUp();
    loader.isBroken = false;

    expect(screen.getByText('loading one')).toBeVisible();
    expect(screen.getByText('rest of the page')).toBeVisible();
    expect(screen.queryByText('suspended')).not.toBeInTheDocument();
    expect(await screen.findByText('part one')).toBeVisible();
    expect(screen.queryByText('loading one')).not.toBeInTheDocument();
  });

  it('a part whose code cannot be loaded says so in its own place and loads on retry', async () => {
    const { user, loader } = await setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('불러오지 못했어요');
    expect(screen.getByText('rest of the page')).toBeVisible();

    loader.isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('part one')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(loader.load).toHaveBeenCalledTimes(2);
  });

  it('a retry that fails again keeps the message and can be repeated', async () => {
    const { user, loader } = await setUp();
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('alert')).toBeVisible();

    loader.isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('part one')).toBeVisible();
    expect(loader.load).toHaveBeenCalledTimes(3);
  });

  it('a part that failed loads by itself when the browser is online again', async () => {
    const { loader } = await setUp();
    await screen.findByRole('alert');

    loader.isBroken = false;
    await goOnline();

    expect(await screen.findByText('part one')).toBeVisible();
  });

  it('a part that failed is loaded again when it is next mounted', async () => {
    const { loader, show } = await setUp();
    await screen.findByRole('alert');

    show(false);
    loader.isBroken = false;
    show(true);

    expect(await screen.findByText('part one')).toBeVisible();
  });

  it('a part keeps its state when its parent renders again', async () => {
    const loader = createLoader();
    const Lazy = lazyComponent(loader.load, FailedPanel);
    const ui = (name: string) => <Lazy name={name} />;
    const { user, rerender } = await renderUi(ui('one'));
    await screen.findByRole('alert');
    loader.isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    const part = await screen.findByText('part one');

    rerender(ui('two'));

    expect(screen.getByText('part two')).toBe(part);
  });

  it('a failed preload is not reported and does not fail the part that is mounted later', async () => {
    jest.useFakeTimers();
    try {
      const loader = createLoader();
      const Lazy = lazyComponent(loader.load, FailedPanel);
      void Lazy.preload();
      await jest.advanceTimersByTimeAsync(1_001);
      loader.isBroken = false;
      void Lazy.preload();

      expect(loader.load).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('code is loaded once for a preload and all later mounts', async () => {
    const loader = createLoader();
    loader.isBroken = false;
    const Lazy = lazyComponent(loader.load, FailedPanel);
    await Lazy.preload();

    await renderUi(<Lazy name="two" />);

    expect(screen.getByText('part two')).toBeVisible();
    expect(loader.load).toHaveBeenCalledTimes(1);
  });
});
