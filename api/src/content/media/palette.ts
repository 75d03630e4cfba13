/** Colours that fit together: a gradient for the background, a dark and a light foreground, and an accent. */
export type Palette = {
  from: string;
  to: string;
  deep: string;
  light: string;
  accent: string;
};

export const palettes: readonly Palette[] = [
  { from: '#A6DCFF', to: '#1C7ED6', deep: '#10264F', light: '#FFF3BF', accent: '#4DABF7' },
  { from: '#C5B8F2', to: '#472C8C', deep: '#1A1040', light: '#D9CFE8', accent: '#7A5FC7' },
  { from: '#FFD666', to: '#F08A00', deep: '#7A3D00', light: '#FFF4DB', accent: '#FFB52E' },
  { from: '#FFA07A', to: '#D6315F', deep: '#3B1A57', light: '#FFE3BF', accent: '#F2707F' },
  { from: '#FFC2DC', to: '#E2508C', deep: '#671B42', light: '#FFF1F7', accent: '#F48BB6' },
  { from: '#C0EB9E', to: '#2B9658', deep: '#0E472B', light: '#F6FBD2', accent: '#6BC46D' },
  { from: '#93E4DB', to: '#178C9C', deep: '#0B3845', light: '#E9FFF8', accent: '#4DBDBD' },
  { from: '#D7DEEA', to: '#7686A3', deep: '#283147', light: '#F6F8FB', accent: '#A3B0C7' },
  { from: '#F7D1A0', to: '#B0662A', deep: '#45200B', light: '#FFF1DC', accent: '#DB9A59' },
  { from: '#B1C2FF', to: '#4253D4', deep: '#151B50', light: '#FFE8A3', accent: '#7389F0' },
];
