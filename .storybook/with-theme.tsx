import { css } from '@emotion/react';
import { directionOf } from '@uplift/ui/locale';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { color, radius, space } from '@uplift/ui/tokens';
import type { ComponentType, ReactElement } from 'react';
import { brandOf } from './brands.ts';

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
 * Applies the toolbar's theme, brand and direction. A single story sets them on the document, as a site does. A docs
 * page shows many stories, and one may set its own theme, so each gets its own background there.
 */
export function withTheme(Story: ComponentType, { globals, viewMode }: Surroundings): ReactElement {
  const [theme = 'light', contrast] = String(globals.theme).split('-');
  const language = String(globals.language);
  const direction = directionOf(language) === 'rtl' ? 'rtl' : String(globals.direction);
  const brand = brandOf(globals.brand);
  if (viewMode === 'docs') {
    return (
      <div data-theme={theme} data-contrast={contrast && 'more'} dir={direction} css={ground}>
        <TokenStyles theme={brand} />
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
      <TokenStyles theme={brand} />
      <GlobalStyles />
      <Story />
    </>
  );
}
