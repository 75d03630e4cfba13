import { testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { screens } from '../../fixtures/screens.ts';

testMarkupStaysText(
  'mf-operator',
  screens['mf-operator'].map(({ address }) => address),
);
