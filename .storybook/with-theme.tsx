import { css } from '@emotion/react';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { color, radius, space } from '@uplift/ui/tokens';
import type { ComponentType, ReactElement } from 'react';
import { applySettings, settingsOf } from './toolbar-settings.ts';

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
 * Applies the toolbar's theme, brand and direction. A single story sets them on the document, as a site does. On a
 * docs page, which has the toolbar's settings, a story may set its own theme, so each gets its own background.
 */
export function withTheme(Story: ComponentType, { globals, viewMode }: Surroundings): ReactElement {
  const settings = settingsOf(globals);
  if (viewMode === 'docs') {
    const { theme, highContrast, direction } = settings;
    return (
      <div data-theme={theme} data-contrast={highContrast ? 'more' : undefined} dir={direction} css={ground}>
        <Story />
      </div>
    );
  }
  applySettings(settings);
  return (
    <>
      <TokenStyles theme={settings.brand} />
      <GlobalStyles />
      <Story />
    </>
  );
}
