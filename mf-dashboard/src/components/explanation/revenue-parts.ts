export { RevenueOrigin } from './revenue-origin.tsx';
export { explanationTexts } from './texts.ts';
export { WhyChanged, WhyVideoChanged } from './why-changed.tsx';
