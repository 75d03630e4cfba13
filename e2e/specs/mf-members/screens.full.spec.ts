import { testScreensInFull } from '../../fixtures/screen-tests.ts';

testScreensInFull('mf-members');
