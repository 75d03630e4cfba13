import { serveGallery } from '@portal/gallery/serve';

const PORT = 8090;

try {
  console.log('Building the gallery …');
  const { url } = await serveGallery(Number(process.env.PORT ?? PORT));
  console.log(`Every component is on ${url}. Stop with Ctrl-C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
