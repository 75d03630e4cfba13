// Set before any import reads it: this process and its child processes make development builds and use a separate data
// folder, so that no release ever points at a development build.
process.env['PORTAL_BUILD'] = 'development';
process.env['DATA_DIR'] ||= '.data/dev';

const { createCommand, describeEnvironment } = await import('@portal/command-line');
createCommand('npm run dev --', 'serve the portal, and rebuild and reload at every change until Ctrl-C')
  .addHelpText(
    'after',
    describeEnvironment({
      PORT: 'the port; default: 8080',
      DATA_DIR: 'the folder of the data; default: .data/dev',
      DATABASE_URL: 'a PostgreSQL database, in place of the embedded one',
      DEMO: '0 makes no demo data',
    }),
  )
  .parse();

const { develop } = await import('./dev/develop.ts');
try {
  await develop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
