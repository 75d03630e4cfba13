import { answerQuestions, tellLoadedFiles } from '../helper-side.ts';

export type EchoCalls = {
  echo: { argument: string; answer: string };
  fail: { argument: null; answer: null };
  die: { argument: null; answer: null };
};

tellLoadedFiles();
const { again } = await import('../again.ts');

answerQuestions<EchoCalls>(
  {
    echo: (text) => Promise.resolve(text),
    fail: () => Promise.reject(new Error('as asked')),
    die: () => process.exit(3),
  },
  again(() => Promise.resolve()),
);
