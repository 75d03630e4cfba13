import { testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { screens } from '../../fixtures/screens.ts';

testMarkupStaysText(
  'mf-dashboard',
  screens['mf-dashboard'].map(({ address }) => address),
);
