// Set before any import reads it: this process and its child processes make development builds and use a separate data
// folder, so that no release ever points at a development build.
process.env['PORTAL_BUILD'] = 'development';
process.env['DATA_DIR'] ||= '.data/dev';

const { develop } = await import('./dev/develop.ts');
try {
  await develop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
