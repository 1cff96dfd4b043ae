import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, ensureBrowser } from './browser.ts';
import { show } from './command.ts';
import { needStorybook, serveStorybook } from './storybook-build.ts';
import { reportDirectory, shotDirectory, shots } from './visual/shots.ts';

const help = `pnpm visual             compares stories with their accepted pictures
pnpm visual --review    opens the report of the last comparison: before, after, difference
pnpm visual --accept    accepts what the stories look like now

Stories with the tag "visual" are compared in light and dark, on 360 and 1280 px, and in forced colours. Their pictures
are in .storybook/screenshots. It is no part of pnpm test: another version of the browser may draw a little differently.
`;

/** Which browser the accepted pictures come from. */
const versionFile = join(shotDirectory, 'browser.txt');

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

function review(): Promise<number> {
  return show(['playwright', 'show-report', reportDirectory]);
}

/** Runs the comparison, or takes the pictures anew where they differ. */
async function photograph(accept: boolean): Promise<number> {
  const server = await serveStorybook();
  try {
    return await show(
      [
        'playwright',
        'test',
        '--config=scripts/visual/playwright.config.ts',
        `--update-snapshots=${accept ? 'changed' : 'none'}`,
      ],
      { variables: { STORYBOOK_URL: server.url } },
    );
  } finally {
    await server.stop();
  }
}

function removeLeftovers(): void {
  const wanted = new Set(shots().map(({ file }) => file));
  for (const file of globSync('*.png', { cwd: shotDirectory })) {
    if (!wanted.has(file)) rmSync(join(shotDirectory, file));
  }
}

async function compare(): Promise<number> {
  const version = await browserVersion();
  const accepted = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : version;
  const code = await photograph(false);
  if (code === 0) return 0;
  if (accepted !== version) {
    process.stdout.write(
      `\nThe pictures come from ${accepted}, and this is ${version}: that alone may be the difference.\n`,
    );
  }
  process.stdout.write(
    `\nLook at before, after and difference: pnpm visual --review\nIf it is as it should be:            pnpm visual --accept\n`,
  );
  return code;
}

async function accept(): Promise<number> {
  const code = await photograph(true);
  removeLeftovers();
  writeFileSync(versionFile, `${await browserVersion()}\n`);
  process.stdout.write(
    '\nThe pictures in .storybook/screenshots are as the stories look now. Commit what changed.\n',
  );
  return code;
}

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  process.stdout.write(help);
} else if (values.review) {
  process.exitCode = await review();
} else {
  ensureBrowser();
  await needStorybook();
  process.exitCode = await (values.accept ? accept() : compare());
}
