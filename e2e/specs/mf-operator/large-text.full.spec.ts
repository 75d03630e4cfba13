import { testLargeText } from '../../fixtures/large-text.ts';

testLargeText('mf-operator');
