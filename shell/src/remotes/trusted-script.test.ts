import { createScriptUrlPolicy } from './trusted-script.ts';

const known = 'http://aurora.localhost/r/mf-music/1.0.0/remoteEntry.js';

it.each([known, `${known}?r=2`])('the script URL policy accepts %s', (url) => {
  expect(createScriptUrlPolicy({ [known]: 'sha256-x' })(url)).toBe(url);
});

it.each(['http://evil.example/x.js', 'http://aurora.localhost/r/mf-music/1.0.0/other.js', 'toString'])(
  'the script URL policy throws for %s',
  (url) => {
    expect(() => createScriptUrlPolicy({ [known]: 'sha256-x' })(url)).toThrow(TypeError);
  },
);
