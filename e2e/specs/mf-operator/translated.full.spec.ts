import { testTranslatedScreens } from '../../fixtures/page-translation.ts';

testTranslatedScreens('mf-operator');
