export { Player } from './player.tsx';
export { playerTexts } from './player-texts.ts';
