import { reloadOnce } from './reload-once.ts';

it('T-47 reloads the page at most once for each build', () => {
  const reload = jest.fn();

  expect(reloadOnce('mf-music@1.0.0', reload)).toBe(true);
  expect(reloadOnce('mf-music@1.0.0', reload)).toBe(false);
  expect(reloadOnce('mf-music@2.0.0', reload)).toBe(true);

  expect(reload).toHaveBeenCalledTimes(2);
});

it('T-56 does not reload when sessionStorage is blocked and cannot record the reload', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const reload = jest.fn();

  expect(reloadOnce('mf-music@1.0.0', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('T-58 does not reload while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();

  expect(reloadOnce('mf-music@1.0.0', reload)).toBe(false);
});
