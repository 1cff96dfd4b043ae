import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { writeEmbed } from '../scripts/embeds.ts';
import { packageReference } from '../scripts/package-reference.ts';

// The site's own files for its page stories. Packages don't use them.
const siteFiles = fileURLToPath(new URL('../apps/web/public', import.meta.url));

// Script of the plain page next to it. Stories under Vitest read it too.
await writeEmbed('roi-engine', fileURLToPath(new URL('./public/embed', import.meta.url)));

// References for AI assistants. Stories don't use them.
if (!process.env.VITEST) {
  const packages = ['ui', 'roi-engine', 'tech-showcase', 'data-client'];
  const write = (file: string, text: string): void =>
    writeFileSync(new URL(`./public/${file}`, import.meta.url), text);
  for (const name of packages) write(`llms-${name}.txt`, packageReference(name));
  const links = packages.map((name) => `- [@uplift/${name}](./llms-${name}.txt)`);
  write(
    'llms.txt',
    `# Uplift packages\n\n> References of the packages that this Storybook documents.\n\n${links.join('\n')}\n`,
  );
}

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Found automatically only in the root directory. Without it, Storybook would show the packages as last
    // built.
    options: { builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    '../apps/api/src/mail/*.stories.tsx',
  ],
  staticDirs: ['./public', ...(existsSync(siteFiles) ? [siteFiles] : [])],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Answers questions of AI assistants about components at /mcp, in development.
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    '@chromatic-com/storybook',
  ],
  // Stories that test a behavior and show nothing else.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});
