import { testLateAnswers } from '../../fixtures/late-answer-tests.ts';

testLateAnswers('mf-music');
