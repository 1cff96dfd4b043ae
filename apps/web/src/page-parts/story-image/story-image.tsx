import type { CaseStudy } from '@uplift/data-client';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { imageSources } from './image-sources.ts';
import * as styles from './story-image.styles.ts';

export interface StoryImageProps {
  story: Pick<CaseStudy, 'imageUrl'>;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** Whether it is the first thing to see on its page. @default false */
  first?: boolean;
  /** What stands in where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode;
  /** Draws the frame that the picture fills. */
  frame: (image: ReactElement) => ReactElement;
}

/** The picture of a story, in the size that the screen needs. */
export function StoryImage({ story, sizes, first = false, fallback, frame }: StoryImageProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const url = story.imageUrl;
  // A picture that failed before this code was there told nobody.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(image.getAttribute('src'));
  }, []);
  if (!url || url === broken) return fallback;
  return frame(
    <img
      ref={check}
      src={url}
      srcSet={imageSources(url)}
      sizes={sizes}
      alt=""
      width={800}
      height={500}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setBroken(url)}
      css={styles.image}
    />,
  );
}
