import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from '@portal/shared/routing';
import { PageHeading } from './page-heading.tsx';

let navigate: ReturnType<typeof useNavigate>;
let scrollTo: jest.SpyInstance;

const mount = () => {
  history.replaceState(null, '', '/notices');
  const Page = () => {
    navigate = useNavigate();
    return <PageHeading title="Notices" />;
  };
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
};
const go = (to: string) => act(async () => navigate(to));
const back = () =>
  act(async () => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await left;
  });

it('a link scrolls to the top and focuses the heading, Back keeps the position', async () => {
  mount();

  await go('/musics');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();

  await back();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('a link after a modal that was closed by Back scrolls to the top', async () => {
  mount();
  await go('/notices?share=1');
  await back();
  expect(scrollTo).not.toHaveBeenCalled();

  await go('/musics');

  expect(scrollTo).toHaveBeenCalledTimes(1);
});
