import type { CaseStudy } from '@uplift/data-client';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { imageSources } from './image-sources.ts';
import * as styles from './story-image.styles.ts';

export interface StoryImageProps {
  story: Pick<CaseStudy, 'imageUrl'>;
  /** The display width, as the `sizes` attribute of an image. */
  sizes: string;
  /** Whether the image is the first content of its page. @default false */
  first?: boolean;
  /** Shown when there is no image, or when it fails to load. */
  fallback: ReactNode;
  /** Renders the frame around the image. */
  frame: (image: ReactElement) => ReactElement;
}

/** The image of a story, in the size that the screen needs. */
export function StoryImage({ story, sizes, first = false, fallback, frame }: StoryImageProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const url = story.imageUrl;
  // Catches an image that failed before hydration, when no error handler was attached.
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
