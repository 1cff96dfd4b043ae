import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { writeRoiEmbed } from '../scripts/roi-embed.ts';

// The site's own files, for the stories of its pages; packages are shown without them.
const siteFiles = fileURLToPath(new URL('../apps/web/public', import.meta.url));

// The script of the plain page beside it. Stories under Vitest read this file, too.
await writeRoiEmbed(fileURLToPath(new URL('./public/embed/roi-calculator.js', import.meta.url)));

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Found by itself only in the folder of the repository. Without it, packages would be shown as they were last built.
    options: { builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', ...(existsSync(siteFiles) ? [siteFiles] : [])],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});
