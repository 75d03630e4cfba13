// Before anything reads it: this process and those it starts make development builds, on data of their own, since a
// release must never point at one.
process.env['PORTAL_BUILD'] = 'development';
process.env['DATA_DIR'] ||= '.data/dev';

const { develop } = await import('./dev/develop.ts');
try {
  await develop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
