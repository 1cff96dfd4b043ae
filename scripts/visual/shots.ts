import { join } from 'node:path';
import { root } from '../command.ts';
import { storybookEntries } from '../storybook-build.ts';

/** Where the accepted pictures are kept. */
export const shotDirectory: string = join(root, '.storybook/screenshots');

/** Where a run leaves what it saw, and its report. */
export const resultDirectory: string = join(root, 'test-results/visual');
export const reportDirectory: string = join(root, 'test-results/visual-report');

/** One picture of one story. */
export interface Shot {
  /** Its file, in the folder of pictures. */
  file: string;
  title: string;
  path: string;
  width: number;
}

const themes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

/** A picture in each theme and width of every story with the tag `visual`. */
export function shots(): Shot[] {
  return storybookEntries()
    .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
    .flatMap(({ id, title, name }) =>
      themes.flatMap((theme) =>
        widths.map((width) => ({
          file: `${id}-${theme}-${width}.png`,
          title: `${title} › ${name}, ${theme}, ${width} px`,
          path: `/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`,
          width,
        })),
      ),
    );
}
