import { testScreens } from '../../fixtures/screen-tests.ts';

testScreens('mf-operator');
