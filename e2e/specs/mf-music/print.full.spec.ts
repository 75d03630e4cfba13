import { testPrint } from '../../fixtures/print-tests.ts';

testPrint('mf-music', ({ name }) => name !== 'music');
