import webpack from '/work/main/node_modules/webpack/lib/index.js';
import { serverConfig } from '/work/main/shared/remote-kit/src/webpack/index.ts';
const app = process.argv[2];
const cfg = serverConfig('/work/main/'+app, app==='shell'?'./src/server.tsx':'./src/remote.tsx', { outFolder: '/tmp/h1/'+app });
const t=performance.now();
webpack(cfg, (e:any, s:any)=>{ if(e) throw e; console.log(s.toString({preset:'errors-warnings'}), performance.now()-t); });
