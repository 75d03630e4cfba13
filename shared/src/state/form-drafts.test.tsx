import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { sessions, startPortal } from '../testing/index.ts';
import { discardFormDrafts, saveFormDrafts, useFormDraft } from './form-drafts.ts';
import { sessionAtom, type Session } from './session.ts';

const { manager, member } = sessions;

const Form = ({ name, onReturn }: { name: string | undefined; onReturn: (values: object) => void }) => {
  useFormDraft({ form: 'test', offer: () => (name === undefined ? undefined : { name }), onReturn });
  return null;
};

/** A form as somebody finds it who has signed in; answers with what is given back to them. */
const open = (session: Session, name?: string) => {
  const store = startPortal({ session: null });
  store.set(sessionAtom, session);
  const returned = jest.fn();
  const view = render(
    <Provider store={store}>
      <Form name={name} onReturn={returned} />
    </Provider>,
  );
  return { returned, leave: view.unmount };
};

const fillIn = (session: Session, name?: string) => {
  const { leave } = open(session, name);
  saveFormDrafts(session.account.id);
  leave();
};

it('T-51 gives back what was filled in when the session ran out, once', () => {
  fillIn(manager, 'half a na');

  expect(open(manager).returned.mock.calls).toEqual([[{ name: 'half a na' }]]);
  expect(open(manager).returned).not.toHaveBeenCalled();
});

it('T-57 gives nobody what another account has filled in', () => {
  fillIn(manager, 'a secret of the manager');

  expect(open(member).returned).not.toHaveBeenCalled();
  expect(open(manager).returned).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing of a form without changes, or of one that was left', () => {
  fillIn(manager);
  const { leave } = open(manager, 'left');
  leave();
  saveFormDrafts(manager.account.id);

  expect(sessionStorage).toHaveLength(0);
});

it('throws away what belongs to others, or all of it, and nothing else', () => {
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
])('T-56 takes %j, which somebody else wrote, for nothing', (text) => {
  sessionStorage.setItem('portal.drafts', text);

  expect(open(manager).returned).not.toHaveBeenCalled();
});

it('T-56 keeps nothing where the browser stores nothing', () => {
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
