import { createScriptUrlPolicy } from './trusted-script.ts';

const known = 'http://aurora.localhost/r/mf-music/1.0.0/remoteEntry.js';

it.each([known, `${known}?r=2`])('lets %s through', (url) => {
  expect(createScriptUrlPolicy({ [known]: 'sha256-x' })(url)).toBe(url);
});

it.each(['http://evil.example/x.js', 'http://aurora.localhost/r/mf-music/1.0.0/other.js', 'toString'])(
  'refuses %s',
  (url) => {
    expect(() => createScriptUrlPolicy({ [known]: 'sha256-x' })(url)).toThrow(TypeError);
  },
);
