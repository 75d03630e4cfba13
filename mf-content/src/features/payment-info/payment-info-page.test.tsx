import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

const contact = {
  company: '오로라 미디어',
  address: '서울시 마포구 양화로 1',
  business_number: '123-45-67890',
  email: 'pay@aurora.example',
  manager_name: '이하늘',
  manager_contact: '010-1234-5678',
};

const open = () => renderRoute(remote, config, { at: '/payment-info' });

test('the payment page shows the company and the account manager with a telephone link', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });

  await open();

  const company = within(await screen.findByRole('region', { name: '회사 정보' }));
  expect(company.getByText('오로라 미디어')).toBeVisible();
  expect(company.getByText('서울시 마포구 양화로 1')).toBeVisible();
  expect(company.getByText('123-45-67890')).toBeVisible();
  expect(company.getByRole('link', { name: 'pay@aurora.example' })).toHaveAttribute(
    'href',
    'mailto:pay@aurora.example',
  );
  const manager = within(screen.getByRole('region', { name: '담당 매니저' }));
  expect(manager.getByText('이하늘')).toBeVisible();
  expect(manager.getByRole('link', { name: '전화하기' })).toHaveAttribute('href', 'tel:01012345678');
  expect(screen.getByText(/담당 매니저에게 문의해 주세요/)).toBeVisible();
});

test('the copy button of the payment page copies the business number', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });
  const { user, store } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: '사업자등록번호 복사' }));

  expect(writeText).toHaveBeenCalledWith('123-45-67890');
  expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', title: '사업자등록번호 복사했어요' }]);
});

test('the payment page shows its empty state when the domain has no contact', async () => {
  fakeApi.get('/member/mcn/contacts', { contact: null });

  await open();

  expect(await screen.findByRole('heading', { name: '아직 등록된 정산 정보가 없어요' })).toBeVisible();
});

test('the payment page shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/member/mcn/contacts', errorResponse(503, 'unavailable'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/member/mcn/contacts', { contact });
  await user.click(retry);

  expect(await screen.findByText('오로라 미디어')).toBeVisible();
});
