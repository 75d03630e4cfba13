import { writeFileSync } from 'node:fs';
import { target, worldMap } from './world-map.ts';

writeFileSync(target, worldMap());
