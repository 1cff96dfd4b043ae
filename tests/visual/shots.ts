import { join } from 'node:path';
import { root } from '../command.ts';
import { storybookEntries } from '../storybook-build.ts';

/** Where the accepted pictures are kept. */
export const shotDirectory: string = join(root, '.storybook/screenshots');

/** Where a run leaves what it saw, and its report. */
export const resultDirectory: string = join(root, 'test-results/visual');
export const reportDirectory: string = join(root, 'test-results/visual-report');

const desktop = 1280;

/** What a story is photographed in. */
const surroundings = [
  { name: 'light', theme: 'light', width: 360 },
  { name: 'light', theme: 'light', width: desktop },
  { name: 'dark', theme: 'dark', width: 360 },
  { name: 'dark', theme: 'dark', width: desktop },
  // The few colours that a person has chosen for everything, as Windows has them.
  { name: 'forced', theme: 'light', width: desktop },
] as const;

/** One picture of one story. */
export interface Shot {
  /** Its file, in the folder of pictures. */
  file: string;
  title: string;
  path: string;
  width: number;
  forcedColors: boolean;
}

/** A picture in each of the surroundings of every story with the tag `visual`. */
export function shots(): Shot[] {
  return storybookEntries()
    .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
    .flatMap(({ id, title, name: story }) =>
      surroundings.map(({ name, theme, width }) => ({
        file: `${id}-${name}-${width}.png`,
        title: `${title} › ${story}, ${name}, ${width} px`,
        path: `/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`,
        width,
        forcedColors: name === 'forced',
      })),
    );
}
