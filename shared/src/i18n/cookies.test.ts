import { readCookie, writeCookie } from './cookies.ts';

it('readCookie returns the value of one cookie among others', () => {
  const cookies = 'xlanguage=fr; language=zh-TW; currency=USD';

  expect(readCookie('language', cookies)).toBe('zh-TW');
  expect(readCookie('currency', cookies)).toBe('USD');
  expect(readCookie('color_scheme', cookies)).toBeUndefined();
});

it('writeCookie sets a cookie for a year and all paths', () => {
  const write = jest.spyOn(document, 'cookie', 'set');

  writeCookie('language', 'en');

  expect(write).toHaveBeenCalledWith('language=en; max-age=31536000; path=/; samesite=lax');
  expect(readCookie('language')).toBe('en');
});
