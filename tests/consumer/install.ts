import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './command.ts';
import { type RangeEnd, versionsAt } from './consumer-versions.ts';
import type { PackedPackage } from './packed-packages.ts';

/** The faces of the design, in the versions that Storybook shows. */
function faces(): [string, string][] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, '.storybook/package.json'), 'utf8'),
  );
  return Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource-variable/'));
}

/** npm as a person runs it, without what pnpm and npx told this process about this repository. */
function freshVariables(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:npm_(?!config_(?:registry|cafile|cache))|pnpm_)/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** What npm says when versions do not fit each other, though it goes on. */
const misfit = /^npm warn (?:ERESOLVE|EBADENGINE|EPEERINVALID).*/gim;

/**
 * Installs the packed packages with npm into a copy of the sample project that lies outside of the workspace, with
 * everything beside them at one end of the ranges that they allow.
 *
 * @returns its folder
 * @throws with npm's output when that does not work, or versions do not fit
 */
export async function createConsumerProject(
  packages: readonly PackedPackage[],
  end: RangeEnd,
): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'uplift-consumer-'));
  cpSync(join(root, 'scripts/consumer'), directory, { recursive: true });
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(packages.map(({ name, archive }) => [name, `file:${archive}`])),
      ...versionsAt(
        end,
        packages.map((packed) => packed.manifest),
      ),
      ...Object.fromEntries(faces()),
    },
  };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest, null, 2));
  const { code, output } = await capture(['npm', 'install', '--no-audit', '--no-fund'], {
    directory,
    variables: freshVariables(),
  });
  if (code !== 0) throw new Error(`npm cannot install the packed packages:\n${output}`);
  const misfits = output.match(misfit) ?? [];
  if (misfits.length > 0) throw new Error(`The versions do not fit:\n${misfits.join('\n')}`);
  return directory;
}
