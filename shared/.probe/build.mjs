import { baseConfig } from '/work/main/tools/webpack/src/base-config.ts';
import { createRequire } from 'node:module';
import fs from 'node:fs'; import zlib from 'node:zlib';
const webpack = createRequire('/work/main/tools/webpack/src/x.js')('webpack');
const c = baseConfig('/work/main/shared', 'production');
webpack({ ...c, entry: '/work/main/shared/.probe/e.tsx', output: { ...c.output, path: '/tmp/probe', filename: '[name].js', chunkFilename: '[name].js' }, optimization: {...c.optimization, concatenateModules: true} }, (e, s) => {
  if (e || s.hasErrors()) { console.log(e ?? s.toString('errors-only')); }
  for (const f of fs.readdirSync('/tmp/probe')) if (f.endsWith('.js')) { const b = fs.readFileSync('/tmp/probe/' + f); console.log(f, b.length, zlib.brotliCompressSync(b).length); }
  const j = s.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: 1e9, nestedModulesSpace: 1e9, chunks: false, ids: true, chunkModules: false });
  const by = {}; const walk = (m) => { if(!m.name) return; if (m.modules) return m.modules.forEach(walk); const n = /node_modules\/((?:\.pnpm\/[^/]+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(m.name)?.[1]?.replace(/.*node_modules\//,'') ?? m.name.replace(/\.\/src\/([^/]+).*/, 'src/$1'); (by[n] ??= 0); by[n] += m.size; };
  j.modules.forEach(walk); console.log(Object.entries(by).sort((a,b)=>b[1]-a[1]).slice(0,25));
});
