export { RevenueOrigin } from './revenue-origin.tsx';
export { explanationTexts } from './texts.ts';
export { WhyChanged } from './why-changed.tsx';
