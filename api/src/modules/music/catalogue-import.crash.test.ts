import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../platform/database/migrations/migrate.ts';
import { copyTemplateDatabase } from '../../platform/testing/template-database.ts';
import { killAtEveryWrite } from '../../platform/testing/kill-at-every-write.ts';
import { startCluster } from '../../platform/testing/postgres-cluster.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import type { CatalogueState } from './testing/import-process.ts';

killAtEveryWrite<CatalogueState>(
  {
    script: join(import.meta.dirname, 'testing/import-process.ts'),
    async prepare(t, kind) {
      const folder = mkdtempSync(join(tmpdir(), 'portal-crash-'));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      const [directory, dataDir] = [join(folder, 'embedded'), join(folder, 'data')];
      mkdirSync(dataDir);
      const cluster = kind === 'postgres' ? await startCluster() : undefined;
      if (kind === 'postgres' && !cluster) return undefined;
      if (cluster) {
        t.after(() => cluster.stop());
        await withDatabase({ url: cluster.url }, ({ bulk }) => migrateToLatest(bulk));
      } else await copyTemplateDatabase(directory);
      return [cluster?.url ?? directory, dataDir];
    },
    mostWrites: 40,
  },
  {
    'music import': {
      fewestKills: 8,
      expect({ tags, tagged, removed, logged }) {
        const isrc = (number: number) => `KRX4G26${String(100 + number).padStart(5, '0')}`;
        return {
          titles: [`Changed ${logged}`, `Added ${logged}`],
          tags: [...tags, `tag-${logged}`].toSorted(),
          tagged: [...tagged, `${isrc(logged)} tag-${logged}`],
          removed: logged === 0 ? removed : [...removed, isrc(logged - 1)],
          logged: logged + 1,
        };
      },
    },
  },
);
