import { testComposedTexts } from '../../fixtures/text-composition.ts';

testComposedTexts('mf-music');
