import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { sessions, startPortal } from '../testing/index.ts';
import { discardFormDrafts, saveFormDrafts, useFormDraft } from './form-drafts.ts';
import { sessionAtom, type Session } from './session.ts';

const { manager, member } = sessions;

const Form = ({ name, onRestore }: { name: string | undefined; onRestore: (values: object) => void }) => {
  useFormDraft({
    form: 'test',
    getValues: () => (name === undefined ? undefined : { name }),
    onRestore: onRestore,
  });
  return null;
};

/** Renders the form for a signed-in account; `returned` records restored drafts. */
const open = (session: Session, name?: string) => {
  const store = startPortal({ session: null });
  store.set(sessionAtom, session);
  const returned = jest.fn();
  const view = render(
    <Provider store={store}>
      <Form name={name} onRestore={returned} />
    </Provider>,
  );
  return { returned, leave: view.unmount };
};

const fillIn = (session: Session, name?: string) => {
  const { leave } = open(session, name);
  saveFormDrafts(session.account.id);
  leave();
};

it('T-51 a saved form draft is restored once after signing in again', () => {
  fillIn(manager, 'half a na');

  expect(open(manager).returned.mock.calls).toEqual([[{ name: 'half a na' }]]);
  expect(open(manager).returned).not.toHaveBeenCalled();
});

it('T-57 a form draft of another account is discarded, not restored', () => {
  fillIn(manager, 'a secret of the manager');

  expect(open(member).returned).not.toHaveBeenCalled();
  expect(open(manager).returned).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it('saveFormDrafts stores nothing for an unchanged or unmounted form', () => {
  fillIn(manager);
  const { leave } = open(manager, 'left');
  leave();
  saveFormDrafts(manager.account.id);

  expect(sessionStorage).toHaveLength(0);
});

it('discardFormDrafts removes the drafts of other accounts, or all, and no other storage keys', () => {
  sessionStorage.setItem('somebody.else', '1');
  fillIn(manager, 'one');

  discardFormDrafts(manager.account.id);
  expect(sessionStorage).toHaveLength(2);
  discardFormDrafts(member.account.id);
  expect(sessionStorage).toHaveLength(1);

  fillIn(manager, 'two');
  discardFormDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['somebody.else']);
});

it.each([
  '',
  'null',
  '[1]',
  '{"account":"manager-1"}',
  '{"account":"manager-1","forms":',
  '{"account":"manager-1","forms":{"test":"x"}}',
])('T-56 an invalid stored draft %j is ignored', (text) => {
  sessionStorage.setItem('portal.drafts', text);

  expect(open(manager).returned).not.toHaveBeenCalled();
});

it('T-56 form drafts are lost without an error when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);

  fillIn(manager, 'half a na');
  discardFormDrafts();

  expect(open(manager).returned).not.toHaveBeenCalled();
});
