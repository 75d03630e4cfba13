import { readBackgroundWork, subscribeBackgroundWork, writeBackgroundWork } from './background-work.ts';

afterEach(() => localStorage.clear());

it('background work is stored by remote and ends without items', () => {
  writeBackgroundWork('a', 'mf-channels', ['c1', 'c2']);
  writeBackgroundWork('a', 'mf-music', ['t1']);
  expect(readBackgroundWork('a')).toEqual({ 'mf-channels': ['c1', 'c2'], 'mf-music': ['t1'] });

  writeBackgroundWork('a', 'mf-channels', []);
  writeBackgroundWork('a', 'mf-music', []);

  expect(readBackgroundWork('a')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('background work of one account is not read by another, whose work replaces it', () => {
  writeBackgroundWork('a', 'mf-channels', ['c1']);
  expect(readBackgroundWork('b')).toEqual({});

  writeBackgroundWork('b', 'mf-channels', ['c2']);

  expect(readBackgroundWork('a')).toEqual({});
});

it.each(['', '7', 'null', '{"account":"a"}', '{"account":"a","remotes":{"mf-channels":[7]}}'])(
  'stored content of another form is ignored: %j',
  (content) => {
    localStorage.setItem('background_work', content);

    expect(readBackgroundWork('a')).toEqual({});
  },
);

it('listeners are called for changes in this tab and in others, until they unsubscribe', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeBackgroundWork(listener);

  writeBackgroundWork('a', 'mf-channels', ['c1']);
  window.dispatchEvent(new StorageEvent('storage'));
  unsubscribe();
  writeBackgroundWork('a', 'mf-channels', []);

  expect(listener).toHaveBeenCalledTimes(2);
});
