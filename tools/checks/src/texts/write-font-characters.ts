import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPackages, root } from '@portal/webpack/workspace';
import { CHARACTERS_FILE, collectCharacters } from './font-characters.ts';

const characters = collectCharacters(root, ['api', 'shared', ...builtPackages]);
writeFileSync(path.join(root, CHARACTERS_FILE), `${JSON.stringify(characters, null, 2)}\n`);
