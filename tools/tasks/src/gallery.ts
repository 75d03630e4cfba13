import { serveGallery } from '@portal/gallery/serve';
import { createCommand, describeEnvironment } from '@portal/command-line';

const PORT = 8090;

createCommand('npm run gallery --', 'serve every component in every state until Ctrl-C')
  .addHelpText('after', describeEnvironment({ PORT: `the port; default: ${PORT}` }))
  .parse();

try {
  console.log('Building the gallery …');
  const { url } = await serveGallery(Number(process.env.PORT ?? PORT));
  console.log(`Every component is on ${url}. Stop with Ctrl-C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
