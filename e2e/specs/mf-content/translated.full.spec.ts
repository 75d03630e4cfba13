import { testTranslatedScreens } from '../../fixtures/page-translation.ts';

testTranslatedScreens('mf-content');
