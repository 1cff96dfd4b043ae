'use client';

import { IconButton } from '@uplift/ui/icon-button';
import type { ReactElement } from 'react';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { glyph, round } from './playback-button.styles.ts';

export interface PlaybackButtonProps {
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

/** Pauses and resumes a view's motion. */
export function PlaybackButton({ paused, onPausedChange }: PlaybackButtonProps): ReactElement {
  const messages = useShowcaseMessages();
  return (
    <IconButton
      label={paused ? messages.play : messages.pause}
      variant="secondary"
      size="sm"
      css={round}
      onClick={() => onPausedChange(!paused)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" css={glyph}>
        <path d={paused ? 'M5 3.2v9.6L12.6 8Z' : 'M4 3h2.6v10H4Zm5.4 0H12v10H9.4Z'} />
      </svg>
    </IconButton>
  );
}
