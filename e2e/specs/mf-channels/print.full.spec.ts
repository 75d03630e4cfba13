import { testPrint } from '../../fixtures/print-tests.ts';

testPrint('mf-channels');
