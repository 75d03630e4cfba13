import { baseConfig } from '/work/main/tools/webpack/src/base-config.ts';
import { createRequire } from 'node:module';
import fs from 'node:fs'; import zlib from 'node:zlib';
const webpack = createRequire('/work/main/tools/webpack/src/x.js')('webpack');
const R=`import { createRoot } from 'react-dom/client'; import {useState} from 'react'; createRoot(document.body).render(useState);`;
const v = {
 react: R,
 routerBrowser: R+`import { BrowserRouter } from 'react-router'; console.log(BrowserRouter);`,
 routerMin: R+`import { BrowserRouter,useRoutes,Link,useNavigate,useLocation,useParams,useSearchParams,matchPath,Navigate,NavLink} from 'react-router'; console.log(BrowserRouter,useRoutes,Link,useNavigate,useLocation,useParams,useSearchParams,matchPath,Navigate,NavLink);`,
 routerNoRoutes: R+`import { BrowserRouter,Link,useNavigate,useLocation,useParams,useSearchParams,matchPath,Navigate,NavLink} from 'react-router'; console.log(BrowserRouter,Link,useNavigate,useLocation,useParams,useSearchParams,matchPath,Navigate,NavLink);`,
 routerRouter: R+`import { Router,useNavigate,useLocation} from 'react-router'; console.log(Router,useNavigate,useLocation);`,
 i18next: R+`import { createInstance } from 'i18next'; console.log(createInstance);`,
 reacti18n: R+`import { createInstance } from 'i18next'; import {useTranslation} from 'react-i18next'; console.log(createInstance,useTranslation);`,
 jotai: R+`import { Provider,createStore,atom,useAtom } from 'jotai'; console.log(Provider,createStore,atom,useAtom);`,
 emotion: R+`import { CacheProvider } from '@emotion/react'; import createCache from '@emotion/cache'; console.log(CacheProvider,createCache);const a=<a css={{a:1}}/>; console.log(a)`,
 ky: R+`import ky from 'ky'; console.log(ky)`,
};
let base=0;
for (const [k,src] of Object.entries(v)) { fs.writeFileSync(`/work/main/shared/.probe/v.tsx`, src);
 const c = baseConfig('/work/main/shared', 'production');
 await new Promise(r=>webpack({ ...c, entry: '/work/main/shared/.probe/v.tsx', output: { ...c.output, path: '/tmp/probe2', filename: 'v.js' } }, (e, s) => { if(e||s.hasErrors()) console.log(e??s.toString('errors-only')); const n=zlib.brotliCompressSync(fs.readFileSync('/tmp/probe2/v.js')).length; if(k==='react') base=n; console.log(k,n,n-base); r(); })); }
