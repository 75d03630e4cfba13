/** The height of the open player, for what stays above it; the player sets it, and its absence is 0. */
export const PLAYER_BAR = 'var(--player-bar, 0px)';
