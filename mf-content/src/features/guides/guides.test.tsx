import { errorResponse, fakeApi, renderRoute, partnerTerms } from '@portal/shared/testing';
import { paths } from '@portal/shared/routing';
import { screen, waitFor, within } from '@testing-library/react';
import { LANGUAGES, type Language } from '@portal/shared/i18n';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { QUESTIONS, TRANSLATED } from './anchors.ts';
import { guides } from './guides.ts';

const terms = partnerTerms({ verification: { search_hours: 78, description_characters: 79 } });

const open = (at: string, language: Language = 'ko', shown = terms) => {
  fakeApi.get('/v2/mcn/terms', { terms: shown });
  return renderRoute(remote, config, { at, language });
};

// Only the laptop layout has the list beside a guide.
beforeEach(() => (document.documentElement.dataset['screen'] = 'laptop'));
afterEach(() => delete document.documentElement.dataset['screen']);

const guideList = () => screen.getByRole('navigation', { name: '이용 가이드 목록' });
const currentLink = () => within(guideList()).getByRole('link', { current: 'page' });

/** A guide has this button once its figures are there. */
const PRINT = /인쇄|Print|打印|列印/;

/** The links in the text of each guide; those to its neighbours come on top. */
const linksOf: Record<string, string[]> = {
  'mobile-auth': [paths.manageChannel.path, `${paths.guidesAuths.path}#${TRANSLATED}`],
  'pc-auth': [paths.manageChannel.path, `${paths.guidesAuths.path}#${TRANSLATED}`],
  'aos-mobile-upload': [paths.musics.path, paths.guidesAosMobileUnlock.path, paths.reportVideo.path],
  'ios-mobile-upload': [paths.musics.path, paths.guidesIosMobileUnlock.path, paths.reportVideo.path],
  'pc-upload': [paths.musics.path, `${paths.guides.path}#${QUESTIONS.claim}`],
  'aos-mobile-unlock': [paths.musics.path, paths.guidesAosMobileUpload.path],
  'ios-mobile-unlock': [paths.musics.path, paths.guidesIosMobileUpload.path],
};

/** The parts of guides that links lead to. */
const parts = [
  ...Object.values(QUESTIONS).map((anchor) => ({ path: paths.guides.path, anchor })),
  { path: paths.guidesAuths.path, anchor: TRANSLATED },
];

/** The figures that each guide mentions. */
const figures: Record<string, string[]> = {
  auths: ['78', '79'],
  'mobile-auth': ['78', '79'],
  'pc-auth': ['78', '79'],
  'aos-mobile-upload': ['72', '73', '74', '75', 'QZ9XY'],
  'ios-mobile-upload': ['72', '73', '74', '75', 'QZ9XY'],
  'pc-upload': ['71', '73', '76', '77'],
  'aos-mobile-unlock': ['74', 'QZ9XY'],
  'ios-mobile-unlock': ['74', 'QZ9XY'],
};

type Box = { left: number; right: number; top: number; bottom: number };

const measureBox = (rect: Element): Box => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
  return { left: x ?? 0, top: y ?? 0, right: (x ?? 0) + (width ?? 0), bottom: (y ?? 0) + (height ?? 0) };
};

/** The filled boxes of all pictures; rings that mark a part of a picture lie over others. */
const drawnBoxes = (article: HTMLElement) => {
  const selector = ':scope > rect:not([fill-opacity])';
  return [...article.querySelectorAll('svg[role=img] g')].flatMap((group) => {
    const boxes = [...group.querySelectorAll(selector)].map(measureBox);
    return boxes.map((box) => ({ ...box, siblings: boxes.filter((other) => other !== box) }));
  });
};

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test('every guide has the address that the rest of the portal links to', () => {
  const linked = [
    paths.guidesAuths,
    paths.guidesMobileAuth,
    paths.guidesPcAuth,
    paths.guidesAosMobileUpload,
    paths.guidesIosMobileUpload,
    paths.guidesPcUpload,
    paths.guidesAosMobileUnlock,
    paths.guidesIosMobileUnlock,
  ];

  expect(guides.map(({ path }) => path)).toEqual(linked.map(({ path }) => path));
});

describe.each(parts)('the part $anchor of $path', ({ path, anchor }) => {
  test.each(LANGUAGES)('is there with its text in %s', async (language) => {
    await open(path, language);

    await waitFor(() => expect(document.getElementById(anchor)).toHaveTextContent(/\S/));
  });
});

describe.each(guides)('the guide $id', ({ id, path }) => {
  test.each(LANGUAGES)('takes its figures from the response in %s', async (language) => {
    await open(path, language);

    const article = await screen.findByRole('article');

    await within(article).findByRole('button', { name: PRINT });
    for (const figure of figures[id] ?? []) expect(article).toHaveTextContent(figure);
    expect(article.textContent.replaceAll(/<title>.*?<\/title>/g, '')).not.toMatch(/\{\{|undefined/);
  });

  test.each(LANGUAGES)('has its links in %s, which lead to pages of the portal', async (language) => {
    await open(path, language);
    const article = await screen.findByRole('article');
    await within(article).findByRole('button', { name: PRINT });

    const links = within(article)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');

    expect(links).toEqual(expect.arrayContaining(linksOf[id] ?? []));
    const known: string[] = Object.values(paths).map((each) => each.path);
    for (const link of links) expect(known).toContain(link.split('#')[0]);
  });

  test('describes every picture', async () => {
    await open(path, 'en');

    const article = await screen.findByRole('article');
    await within(article).findByRole('button', { name: 'Print' });

    for (const picture of within(article).getAllByRole('img', { name: /\w/ })) {
      expect(picture).toHaveAccessibleName(/\w+ \w+/);
    }
    expect(article.querySelectorAll('svg[role=img]')).toHaveLength(
      within(article).getAllByRole('img', { name: /\w+ \w+/ }).length,
    );
  });

  test('has pictures whose boxes contain each other or stand apart', async () => {
    await open(path, 'en');
    const article = await screen.findByRole('article');
    await within(article).findByRole('button', { name: 'Print' });

    for (const box of drawnBoxes(article)) {
      for (const other of box.siblings) {
        expect(contains(box, other) || contains(other, box) || isApart(box, other)).toBe(true);
      }
    }
  });
});

test.each([
  [paths.guidesPcUpload.path, '23%', '24%'],
  [paths.guidesAosMobileUpload.path, '24%', '23%'],
  [paths.guidesIosMobileUpload.path, '24%', '23%'],
])("%s names the domain's own volume of its device", async (path, own, other) => {
  const upload = { ...terms.upload, pc_volume: 23, mobile_volume: 24 };
  await open(path, 'ko', { ...terms, upload });

  const article = await screen.findByRole('article');

  expect(await within(article).findByText(`${own} 이상`, { selector: 'dd' })).toBeVisible();
  expect(article).toHaveTextContent(new RegExp(`${own} 이상.*${own} 이상`));
  expect(article).not.toHaveTextContent(other);
});

test('the answer on earnings takes its figures from the response', async () => {
  await open('/guides', 'en');

  const text = (await screen.findByRole('heading', { name: 'When do earnings appear?' })).parentElement;

  expect(text).toHaveTextContent(/after about 75 days.*76–77 days/);
});

test('the guides are read in order by their previous and next links', async () => {
  const { user, location } = await open(paths.guidesAuths.path);

  for (const guide of guides.slice(1)) {
    await user.click(screen.getByRole('link', { name: `다음 ${guide.title.ko}` }));
    await waitFor(() => expect(currentLink()).toHaveAttribute('href', guide.path));
  }

  expect(location().pathname).toBe(guides.at(-1)?.path);
  expect(screen.queryByRole('link', { name: /^다음/ })).not.toBeInTheDocument();
  const previous = screen.getByRole('link', { name: /^이전/ });
  expect(previous).toHaveAttribute('href', guides.at(-2)?.path);
});

test('the list beside a guide marks the guide that is read', async () => {
  await open(paths.guidesPcUpload.path);

  expect(within(guideList()).getAllByRole('link')).toHaveLength(guides.length);
  expect(currentLink()).toHaveTextContent('PC 업로드');
});

test('the guides page links to every guide and answers three questions', async () => {
  await open('/guides');

  for (const { path, title } of guides) {
    expect(
      screen.getByRole('link', { name: new RegExp(`^${title.ko.replaceAll(/[()]/g, '.')}`) }),
    ).toHaveAttribute('href', path);
  }
  expect(await screen.findByText('쇼츠 수익은 어떻게 나뉘나요?')).toBeVisible();
  for (const anchor of Object.values(QUESTIONS)) expect(document.getElementById(anchor)).not.toBeNull();
});

test('a link to a question scrolls to it once its text is there', async () => {
  const scrolled: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.id);
  });

  await open(`/guides#${QUESTIONS.claim}`);

  await waitFor(() => expect(scrolled).toEqual([QUESTIONS.claim]));
});

test('the verification guide has the section on translated descriptions that others link to', async () => {
  await open(paths.guidesAuths.path);

  await screen.findByRole('heading', { name: '번역된 설명을 쓰고 있다면' });

  expect(document.getElementById(TRANSLATED)).toHaveTextContent('원래 설명');
});

test('a guide whose figures cannot be loaded shows an error panel whose retry button fetches them again', async () => {
  fakeApi.get('/v2/mcn/terms', errorResponse(500, 'internal'));
  const { user } = await renderRoute(remote, config, { at: paths.guidesPcUpload.path });

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/v2/mcn/terms', { terms });
  await user.click(retry);

  expect(await screen.findByText('71% 이상', { selector: 'dd' })).toBeVisible();
});
