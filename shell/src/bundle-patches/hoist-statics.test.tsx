import { forwardRef, memo } from 'react';
import hoistStatics from './hoist-statics.ts';

const target = () => Object.assign(() => null, { mine: 1 });

it('hoistStatics copies static properties except those of React and of functions', () => {
  const Symboled = Symbol('static');
  class Source {
    static load = () => 'data';
    static displayName = 'Source';
    static contextType = {};
    static mine = 2;
    static [Symboled] = 3;
  }

  const Target = hoistStatics(target(), Source);

  expect({ ...Target }).toEqual({ mine: 1, load: Source.load, [Symboled]: 3 });
  expect(Target.name).not.toBe('Source');
});

it.each([
  [
    'forwardRef',
    Object.assign(
      forwardRef(() => null),
      { load: 1 },
    ),
  ],
  [
    'memo',
    Object.assign(
      memo(() => null),
      { load: 1 },
    ),
  ],
])('hoistStatics copies no internal property of a %s component', (_, source) => {
  const Target = hoistStatics(target(), source);

  expect(Object.keys(Target).sort()).toEqual(['load', 'mine']);
});
