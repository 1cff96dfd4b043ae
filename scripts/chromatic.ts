import { show } from './command.ts';

// The addon's panel and this command need a project of one's own; whoever has none loses nothing else.
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await show(['chromatic', ...process.argv.slice(2)]);
} else {
  process.stdout.write(
    'Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. `pnpm visual` compares stories without it.\n',
  );
}
