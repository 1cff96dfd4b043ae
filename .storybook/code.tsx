import { Source } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { useTheme } from 'storybook/theming';

/** A block of code in the theme of the page. */
export function Code({ code }: { code: string }): ReactElement {
  return <Source language="tsx" dark={useTheme().base === 'dark'} code={code} />;
}
