import { formatFileSize } from './format-file-size.ts';

it.each([
  [0, 'ko', '0B'],
  [10, 'ko', '10B'],
  [10, 'en', '10 B'],
  [10, 'zh-CN', '10 B'],
  [10, 'zh-TW', '10 B'],
  [999, 'ko', '999B'],
  [1_200, 'ko', '1.2kB'],
  [3_400_000, 'en', '3.4 MB'],
  [5_000_000_000_000, 'ko', '5,000GB'],
] as const)('formatFileSize(%d) in %s is %s', (bytes, language, size) => {
  expect(formatFileSize(bytes, language)).toBe(size);
});
