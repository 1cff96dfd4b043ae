import { css } from '@emotion/react';

export const box = css({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& > :is(img, video)': { objectFit: 'cover' },
  '& > iframe': { border: 0 },
});
