import { css } from '@emotion/react';
import { GlobalStyles } from '@uplift/ui/theme';
import { color, radius, space } from '@uplift/ui/tokens';
import type { ComponentType, ReactElement } from 'react';

interface Surroundings {
  globals: Record<string, unknown>;
  viewMode?: string;
}

const ground = css({
  padding: space[5],
  background: color.ground,
  borderRadius: radius.sm,
});

/**
 * The theme and the direction of the toolbar. A story alone sets them on the document, as a site does; a docs page
 * shows many stories, of which one may have a theme of its own, so there each gets its own ground.
 */
export function withTheme(Story: ComponentType, { globals, viewMode }: Surroundings): ReactElement {
  const [theme = 'light', contrast] = String(globals.theme).split('-');
  const direction = String(globals.direction);
  if (viewMode === 'docs') {
    return (
      <div data-theme={theme} data-contrast={contrast && 'more'} dir={direction} css={ground}>
        <GlobalStyles />
        <Story />
      </div>
    );
  }
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (contrast) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  root.dir = direction;
  return (
    <>
      <GlobalStyles />
      <Story />
    </>
  );
}
