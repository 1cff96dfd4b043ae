export { PlaybackButton } from './playback-button.tsx';
