import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { siteSettingsFixture } from '../../testing/site-settings-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { Contact } from './contact.api.ts';

const contact = (changes: Partial<Contact> = {}): Contact => ({
  domain: 'aurora.localhost',
  company: '오로라',
  business_number: '000-00-00000',
  address: '서울',
  manager_name: '김하나',
  manager_contact: '02-000-0000',
  email: 'pay@example.com',
  version: 5,
  ...changes,
});

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/accounts', { items: [], total: 0, page: 0, size: 20 });
  fakeApi.get('/operator/site', { site: siteSettingsFixture() });
});

const open = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/sites/aurora.localhost',
    session: sessions.operator,
  });
  const form = within(await screen.findByRole('form', { name: '정산 연락처' }));
  return { ...portal, form };
};

test('the first contact of a site is set in place of none', async () => {
  fakeApi.get('/operator/contact', { contact: null });
  const send = fakeApi.post('/operator/contact/change', { contact: contact({ version: 1 }) });
  const { user, store, form } = await open();
  const { version: _, domain, ...values } = contact();

  for (const [label, value] of [
    ['회사명', values.company],
    ['사업자등록번호', values.business_number],
    ['주소', values.address],
    ['담당 매니저', values.manager_name],
    ['담당 매니저 연락처', values.manager_contact],
    ['회사 이메일', values.email],
  ] as const)
    await user.type(form.getByRole('textbox', { name: label }), value);
  await user.click(form.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('정산 연락처를 저장했어요'));
  expect([send.calls[0]?.body, send.calls[0]?.headers.get('if-match')]).toEqual([
    { domain, ...values },
    '"0"',
  ]);
});

test('T-60 a contact that was changed meanwhile keeps what was typed, and is saved on the newer one', async () => {
  fakeApi.get('/operator/contact', { contact: contact() });
  const send = fakeApi.post('/operator/contact/change', errorResponse(412, 'version_conflict'));
  const { user, form } = await open();
  const company = form.getByRole('textbox', { name: '회사명' });
  await user.clear(company);
  await user.type(company, '내 회사');

  await user.click(form.getByRole('button', { name: '저장' }));
  fakeApi.get('/operator/contact', { contact: contact({ address: '부산', version: 6 }) });
  await user.click(await form.findByRole('button', { name: '새 설정 불러오기' }));

  await waitFor(() => expect(form.getByRole('textbox', { name: '주소' })).toHaveValue('부산'));
  expect(form.getByRole('textbox', { name: '회사명' })).toHaveValue('내 회사');
  await user.click(form.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(send.calls).toHaveLength(2));
  expect(send.calls[1]?.headers.get('if-match')).toBe('"6"');
  expect(send.calls[1]?.body).toMatchObject({ company: '내 회사', address: '부산' });
});

test('what is typed while a contact is saved stays as an unsaved change', async () => {
  fakeApi.get('/operator/contact', { contact: contact() });
  const saved = Promise.withResolvers<{ contact: Contact }>();
  const send = fakeApi.post('/operator/contact/change', () => saved.promise);
  const { user, form } = await open();
  const company = form.getByRole('textbox', { name: '회사명' });
  await user.clear(company);
  await user.type(company, '내 회사');
  await user.click(form.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(send.calls).toHaveLength(1));

  await user.type(form.getByRole('textbox', { name: '주소' }), ' 2층');
  saved.resolve({ contact: contact({ company: '내 회사', version: 6 }) });

  await waitFor(() => expect(form.getByRole('button', { name: '저장' })).toBeEnabled());
  const { address } = contact();
  expect(form.getByRole('textbox', { name: '주소' })).toHaveValue(`${address} 2층`);
  await user.click(form.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(send.calls).toHaveLength(2));
  expect(send.calls[1]?.headers.get('if-match')).toBe('"6"');
  expect(send.calls[1]?.body).toMatchObject({ company: '내 회사', address: `${address} 2층` });
});

test('a contact that cannot be loaded says so in its own card, and is loaded again', async () => {
  fakeApi.get('/operator/contact', errorResponse(500, 'internal'));
  const { user } = await renderRoute(remote, config, {
    at: '/operator/sites/aurora.localhost',
    session: sessions.operator,
  });
  const card = within(await screen.findByRole('region', { name: '정산 연락처' }));
  const retry = await card.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/contact', { contact: contact() });
  await user.click(retry);

  expect(await card.findByRole('textbox', { name: '회사명' })).toHaveValue('오로라');
});
