export { PlaybackButton, type PlaybackButtonProps } from './playback-button.tsx';
