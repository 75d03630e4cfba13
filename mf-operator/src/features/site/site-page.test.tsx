import { hasUnsavedWork, snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { themeVariables } from '@portal/shared/theme/style-sheet';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { siteSettingsFixture } from '../../testing/site-settings-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';

const site = siteSettingsFixture();

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/site', { site });
  fakeApi.get('/operator/contact', { contact: null });
  fakeApi.get('/operator/accounts', { items: [], total: 0, page: 0, size: 20 });
});

const open = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/sites/aurora.localhost',
    session: sessions.operator,
  });
  // Queries by text, because those by role take long on a page of this size.
  await screen.findByText('기본 정보');
  await screen.findByText('사업자등록번호');
  await screen.findByText('계정이 없어요');
  return portal;
};
type Portal = Awaited<ReturnType<typeof open>>;

const field = (name: string | RegExp) => screen.getByLabelText(name);
const retype = async ({ user }: Portal, name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
/** The first one is of the settings; the payment contact has a form of its own. */
const press = async ({ user }: Portal, name: '저장' | '되돌리기') => {
  const [button] = screen.getAllByText(name);
  if (button) await user.click(button);
};
const save = (portal: Portal) => press(portal, '저장');

/** The part of the portal that is drawn in a scheme. */
const sampleOf = (scheme: '밝은 화면' | '어두운 화면') =>
  screen.getByLabelText(`${scheme} 미리 보기`).firstElementChild as HTMLElement;

test('only what was changed is sent, as it was seen', async () => {
  const send = fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ name: 'Aurora 2', version: 4 }),
  });
  const portal = await open();
  await retype(portal, '이름', 'Aurora 2');
  await save(portal);

  await waitFor(() => expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('사이트 설정을 저장했어요'));
  expect(send.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ domain: 'aurora.localhost', name: 'Aurora 2' }, '"3"'],
  ]);
  expect(await screen.findByText('Aurora 2', { selector: 'h2 *' })).toBeVisible();
});

test('own figures are sent with their unit, and one out of range has its reason at its field', async () => {
  const send = fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ withdrawal_amount: 50, withdrawal_unit: 'dollars', version: 4 }),
  });
  const portal = await open();
  await retype(portal, '최소 출금 금액', '50');
  await retype(portal, 'PC 업로드 최소 음량(%)', '101');
  await save(portal);

  await waitFor(() =>
    expect(field(/^최소 출금 단위/)).toHaveAccessibleDescription(/금액의 단위를 골라 주세요/),
  );
  expect(field('PC 업로드 최소 음량(%)')).toHaveAccessibleDescription(/1~100 사이의 숫자를 입력해 주세요/);
  expect(send.calls).toHaveLength(0);

  await portal.user.click(field(/^최소 출금 단위/));
  await portal.user.click(await screen.findByRole('option', { name: '달러' }));
  await portal.user.clear(field('PC 업로드 최소 음량(%)'));
  await save(portal);

  await waitFor(() =>
    expect(send.calls.map(({ body }) => body)).toEqual([
      { domain: 'aurora.localhost', withdrawal_amount: 50, withdrawal_unit: 'dollars' },
    ]),
  );
  expect(field('최소 출금 금액')).toHaveValue('50');
});

test('documents of sign-up are addresses with https, and an emptied one is unset', async () => {
  const stored = siteSettingsFixture({ privacy_url: 'https://example.com/privacy' });
  fakeApi.get('/operator/site', { site: stored });
  const send = fakeApi.post('/operator/site/change', { site: { ...stored, privacy_url: null, version: 4 } });
  const portal = await open();
  await retype(portal, '이용약관 주소', 'http://example.com/terms');
  await portal.user.clear(field('개인정보 처리방침 주소'));
  await save(portal);

  await waitFor(() => expect(field('이용약관 주소')).toHaveAccessibleDescription(/https로 시작하는 주소/));
  await retype(portal, '이용약관 주소', 'https://example.com/terms');
  await save(portal);

  await waitFor(() =>
    expect(send.calls.map(({ body }) => body)).toEqual([
      { domain: 'aurora.localhost', terms_url: 'https://example.com/terms', privacy_url: null },
    ]),
  );
});

test('an own amount is unset together with its unit', async () => {
  const own = { withdrawal_amount: 50, withdrawal_unit: 'dollars' } as const;
  const send = fakeApi.post('/operator/site/change', { site: siteSettingsFixture({ version: 4 }) });
  fakeApi.get('/operator/site', { site: siteSettingsFixture(own) });
  const portal = await open();
  await portal.user.clear(field('최소 출금 금액'));
  await save(portal);

  await waitFor(() =>
    expect(field('최소 출금 금액')).toHaveAccessibleDescription(/단위를 언어별 기본값으로 골라 주세요/),
  );
  expect(send.calls).toHaveLength(0);
  await portal.user.click(field(/^최소 출금 단위/));
  await portal.user.click(await screen.findByRole('option', { name: '언어별 기본값' }));
  await save(portal);

  await waitFor(() =>
    expect(send.calls.map(({ body }) => body)).toEqual([
      { domain: 'aurora.localhost', withdrawal_amount: null, withdrawal_unit: null },
    ]),
  );
});

test('after it is saved, the next change is guarded again, and names the new version', async () => {
  const send = fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ name: 'A2', version: 4 }),
  });
  const portal = await open();
  await retype(portal, '이름', 'A2');
  await save(portal);
  await screen.findByText('A2', { selector: 'h2 *' });
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  await retype(portal, '이름', 'A3');
  expect(hasUnsavedWork()).toBe(true);
  await save(portal);
  await waitFor(() => expect(send.calls.at(-1)?.headers.get('if-match')).toBe('"4"'));
});

test('the preview has the variables that pages derive from the typed colour, in light and dark', async () => {
  const portal = await open();

  await retype(portal, '대표 색', '#f2b600');

  const theme = { design_id: 'mcn-1', color_primary: '#f2b600', color_primary_dim: '#c9c9f2' };
  for (const [name, scheme] of [
    ['밝은 화면', 'light'],
    ['어두운 화면', 'dark'],
  ] as const) {
    const { style } = sampleOf(name);
    for (const [variable, value] of Object.entries(themeVariables(theme, scheme)))
      expect(style.getPropertyValue(variable)).toBe(value);
  }
  const contrasts = within(screen.getByRole('table', { name: '대비' }));
  expect(contrasts.getByRole('row', { name: /버튼 글자/ })).toHaveTextContent('10.0 : 1');
  expect(screen.getByText(/밝은 화면에서는 글자에 더 잘 읽히는 #9D6500 색을/)).toBeVisible();
});

test('while a colour is incomplete the preview keeps the stored one, and nothing is sent', async () => {
  const portal = await open();

  await retype(portal, '대표 색', '#f2b');
  await save(portal);

  expect(await screen.findByText('#5B5BD6처럼 입력해 주세요')).toBeVisible();
  expect(sampleOf('밝은 화면').style.getPropertyValue('--primary')).toBe('#5b5bd6');
});

test('a setting that the server refuses has its reason at its field', async () => {
  fakeApi.post(
    '/operator/site/change',
    errorResponse(400, 'validation_failed', {
      errors: [{ path: 'name', code: 'too_long', message: '100자까지 쓸 수 있어요' }],
    }),
  );
  const portal = await open();

  await retype(portal, '이름', 'Long');
  await save(portal);

  expect(await screen.findByText('100자까지 쓸 수 있어요')).toBeVisible();
  await waitFor(() => expect(field('이름')).toHaveFocus());
  expect(field('이름')).toHaveValue('Long');
});

test('T-60 a site that was changed meanwhile keeps what was typed, and is saved on top of the newer settings', async () => {
  const send = fakeApi.post('/operator/site/change', errorResponse(412, 'version_conflict'));
  const portal = await open();
  await retype(portal, '이름', 'Mine');

  await save(portal);
  await screen.findByText(/그사이 다른 운영자가 이 내용을 바꿔서/);
  expect(field('이름')).toHaveValue('Mine');
  fakeApi.get('/operator/site', { site: siteSettingsFixture({ color_primary: '#123abc', version: 4 }) });
  await portal.user.click(screen.getByText('새 설정 불러오기'));

  await waitFor(() => expect(field('대표 색')).toHaveValue('#123abc'));
  expect(field('이름')).toHaveValue('Mine');
  expect(screen.queryByText(/그사이 다른 운영자가/)).not.toBeInTheDocument();
  await save(portal);
  await waitFor(() => expect(send.calls).toHaveLength(2));
  expect([send.calls[1]?.body, send.calls[1]?.headers.get('if-match')]).toEqual([
    { domain: 'aurora.localhost', name: 'Mine' },
    '"4"',
  ]);
});

test('a text that is typed while settings are saved stays as an unsaved change', async () => {
  const saved = Promise.withResolvers<{ site: ReturnType<typeof siteSettingsFixture> }>();
  const send = fakeApi.post('/operator/site/change', () => saved.promise);
  const portal = await open();
  await retype(portal, '이름', 'Mine');
  await save(portal);
  await waitFor(() => expect(send.calls).toHaveLength(1));

  const title = '제목 (한국어)';
  await retype(portal, title, 'Later');
  saved.resolve({ site: siteSettingsFixture({ name: 'Mine', version: 4 }) });

  await waitFor(() => expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('사이트 설정을 저장했어요'));
  expect(field(title)).toHaveValue('Later');
  await save(portal);
  await waitFor(() => expect(send.calls).toHaveLength(2));
  expect(send.calls[1]?.body).toMatchObject({ tagline: { ko: { title: 'Later' } } });
});

const picture = new File(['picture'], 'logo.png', { type: 'image/png' });
const chooseLogo = (portal: Portal) =>
  portal.user.upload(screen.getAllByLabelText('파일 선택')[0] as HTMLElement, picture);

test('a logo from a file is in the preview at once, and of the site when it is saved', async () => {
  const stored = '/media/site/logo/abc.webp';
  const upload = fakeApi.post('/operator/site/pictures', { path: stored });
  const send = fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ logo_favicon: stored, version: 4 }),
  });
  const portal = await open();

  await chooseLogo(portal);

  await waitFor(() => expect(sampleOf('밝은 화면').querySelector('img')).toHaveAttribute('src', stored));
  expect(Object.fromEntries(upload.calls[0]?.query ?? [])).toEqual({ kind: 'logo', name: 'logo.png' });
  await save(portal);
  await waitFor(() =>
    expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', logo_favicon: stored }),
  );
});

test('the preview of a drawn share image is the one of the domain, again after each change of it', async () => {
  fakeApi.get('/operator/site', { site: siteSettingsFixture({ logo_meta: '/media/share.png' }) });
  fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ logo_meta: '/media/share.png', name: 'A2', version: 4 }),
  });
  const portal = await open();
  const image = screen.getByAltText('공유 이미지');
  expect(image).toHaveAttribute('src', '/media/share.png?domain=aurora.localhost&version=3');

  await retype(portal, '이름', 'A2');
  await save(portal);

  await waitFor(() =>
    expect(image).toHaveAttribute('src', '/media/share.png?domain=aurora.localhost&version=4'),
  );
});

test('a picture that cannot be used says so beside the file, and the site keeps its own', async () => {
  fakeApi.post('/operator/site/pictures', errorResponse(422, 'report_malformed'));
  const portal = await open();

  await chooseLogo(portal);

  expect(await screen.findByText(/쓸 수 없는 이미지예요/)).toBeVisible();
  expect(sampleOf('밝은 화면').querySelector('img')).toHaveAttribute('src', '/media/logo/aurora.svg');
  expect(hasUnsavedWork()).toBe(false);
});

test('a language with a title only asks for its text', async () => {
  const portal = await open();

  await portal.user.type(field('제목 (English)'), 'Aurora');
  await save(portal);

  expect(await screen.findByText('제목과 설명을 함께 입력해 주세요')).toBeVisible();
  await waitFor(() => expect(field('설명 (English)')).toHaveFocus());
});

test('discarding goes back to the stored settings', async () => {
  const portal = await open();
  await retype(portal, '이름', 'Other');

  await press(portal, '되돌리기');

  expect(field('이름')).toHaveValue('Aurora');
  expect(hasUnsavedWork()).toBe(false);
});

test('a domain without a site says so and leads back to the list', async () => {
  fakeApi.get('/operator/site', errorResponse(404, 'unknown_domain'));

  await renderRoute(remote, config, { at: '/operator/sites/nowhere.test', session: sessions.operator });

  expect(await screen.findByRole('heading', { name: '사이트가 없어요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '사이트 목록' })).toHaveAttribute('href', '/operator/sites');
});

test('prices are by all views until an operator chooses engaged ones', async () => {
  const send = fakeApi.post('/operator/site/change', {
    site: siteSettingsFixture({ priced_by: 'engaged_views', version: 4 }),
  });
  const portal = await open();
  expect(field(/^단가 기준/)).toHaveTextContent('조회수');
  expect(field(/^단가 기준/)).toHaveAccessibleDescription(/금액은 그대로예요/);

  await portal.user.click(field(/^단가 기준/));
  await portal.user.click(await screen.findByRole('option', { name: '유효 조회수' }));
  await save(portal);

  await waitFor(() =>
    expect(send.calls.map(({ body }) => body)).toEqual([
      { domain: 'aurora.localhost', priced_by: 'engaged_views' },
    ]),
  );
  expect(field(/^단가 기준/)).toHaveTextContent('유효 조회수');
});
