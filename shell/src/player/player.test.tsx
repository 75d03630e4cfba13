import { fakeApi, sessions } from '@portal/shared/testing';
import { playedTrackAtom, playerAtom, playTrackAtom } from '@portal/shared/state';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';

const remote = (name: string, path: string) => {
  const route = routeOf(path, { permission: 'signed-in' });
  return running(buildOf(name, '1.0.0', { routes: [route], nav: [navOf(route.id)] }));
};
const set = releaseSetOf({
  'mf-dashboard': remote('mf-dashboard', '/dashboard'),
  'mf-music': remote('mf-music', '/musics'),
});

const list = ['One', 'Two'].map((title) => ({
  isrc: `KRX4G${title}`,
  title,
  artist: 'Han',
  cover: '/media/cover.webp',
  preview: { path: `/api/music/preview?hash=${title}`, seconds: 9, peaks: [10, 100, 40] },
}));
const [one, two] = list as [(typeof list)[number], (typeof list)[number]];

let play: jest.SpiedFunction<HTMLMediaElement['play']>;
let pause: jest.SpiedFunction<HTMLMediaElement['pause']>;
beforeEach(() => {
  // jsdom plays no sound.
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

const open = async () => {
  const shell = await renderShell({ at: '/musics', set, session: sessions.manager });
  await act(async () => shell.portal.store.set(playTrackAtom, { track: one, list }));
  const player = within(await screen.findByRole('region', { name: '미리 듣기' }));
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('There is no audio element.');
  return { ...shell, player, audio };
};

test('the player is drawn when a track is played, and shows what it plays', async () => {
  const { player, audio } = await open();

  expect(player.getByRole('link', { name: 'One' })).toHaveAttribute('href', '/musics/tracks/KRX4GOne');
  expect(player.getByText('Han')).toBeVisible();
  expect(audio).toHaveAttribute('src', one.preview.path);
  expect(play).toHaveBeenCalledTimes(1);
  expect(player.getByRole('slider', { name: '재생 위치' })).toHaveAttribute('aria-valuetext', '0:09 중 0:00');
});

test('the buttons pause, go on, and change the track; the end of one plays the next', async () => {
  const { player, user, audio, portal } = await open();

  await user.click(player.getByRole('button', { name: '일시 정지' }));
  expect(pause).toHaveBeenCalled();
  await user.click(player.getByRole('button', { name: '재생' }));
  expect(play).toHaveBeenCalledTimes(2);
  expect(player.getByRole('button', { name: '이전 음원' })).toBeDisabled();
  fireEvent(audio, new Event('ended'));
  expect(portal.store.get(playedTrackAtom)).toBe(two);
  expect(audio).toHaveAttribute('src', two.preview.path);
  expect(player.getByRole('button', { name: '다음 음원' })).toBeDisabled();
  fireEvent(audio, new Event('ended'));

  expect(player.getByRole('button', { name: '재생' })).toBeVisible();
});

test('arrow keys and presses on the waveform move the position', async () => {
  const { player, user, audio } = await open();
  const slider = player.getByRole('slider', { name: '재생 위치' });

  act(() => slider.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(audio.currentTime).toBeCloseTo(0.45);
  fireEvent.change(slider, { target: { value: '6' } });

  expect(audio.currentTime).toBe(6);
  expect(slider).toHaveAttribute('aria-valuetext', '0:09 중 0:06');
});

test('space pauses where the focus is in the player, and presses a focused button once', async () => {
  const { player, user, portal } = await open();

  act(() => player.getByRole('slider', { name: '재생 위치' }).focus());
  await user.keyboard(' ');
  expect(portal.store.get(playerAtom)?.isPlaying).toBe(false);
  act(() => player.getByRole('button', { name: '재생' }).focus());
  await user.keyboard(' ');

  expect(portal.store.get(playerAtom)?.isPlaying).toBe(true);
});

test('the volume is changed and muted', async () => {
  const { player, user, audio } = await open();

  fireEvent.change(player.getByRole('slider', { name: '음량' }), { target: { value: '0.4' } });
  expect(audio.volume).toBeCloseTo(0.4);
  await user.click(player.getByRole('button', { name: '음소거' }));
  expect(audio.muted).toBe(true);
  await user.click(player.getByRole('button', { name: '음소거 해제' }));

  expect(audio.muted).toBe(false);
  expect(player.getByRole('slider', { name: '음량' })).toHaveValue('0.4');
});

test('a preview that cannot be played is said, and the player waits', async () => {
  const { player, user } = await open();
  play.mockRejectedValue(new DOMException('The file is gone.', 'NotSupportedError'));

  await user.click(player.getByRole('button', { name: '일시 정지' }));
  await user.click(player.getByRole('button', { name: '재생' }));

  expect(await screen.findByText('미리 듣기를 재생하지 못했어요')).toBeVisible();
  expect(player.getByRole('button', { name: '재생' })).toBeVisible();
});

test('the player goes on when the page changes, and its button closes it', async () => {
  const { player, user, audio, address } = await open();

  await user.click(screen.getByRole('link', { name: 'label of dashboard' }));
  expect(address()).toBe('/dashboard');
  expect(audio).toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--player-bar')).not.toBe('');
  await user.click(player.getByRole('button', { name: '플레이어 닫기' }));

  expect(audio).not.toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--player-bar')).toBe('');
});

test('signing out closes the player', async () => {
  fakeApi.post('/member/logout', {});
  const { audio, portal } = await open();

  await act(() => portal.sessions.signOut());

  expect(portal.store.get(playerAtom)).toBeNull();
  expect(audio).not.toBeInTheDocument();
});
