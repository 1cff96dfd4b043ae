import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from '../../scripts/command.ts';
import { packPackages } from './pack.ts';
import { type RangeEnd, versionsAt } from './versions.ts';

/** The fonts of the design, in the versions that Storybook uses. */
function fonts(): [string, string][] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, '.storybook/package.json'), 'utf8'),
  );
  return Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource-variable/'));
}

/** Removes what pnpm and npx tell a process about this repository: npm runs as in a shell. */
function freshVariables(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:npm_(?!config_(?:registry|cafile|cache))|pnpm_)/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** npm's warnings about versions that don't fit each other. */
const misfit = /^npm warn (?:ERESOLVE|EBADENGINE|EPEERINVALID).*/gim;

/**
 * Copies the sample project into a folder outside of the workspace, and installs the packed packages there with npm,
 * and everything they need at one end of the ranges that they allow.
 *
 * @throws with npm's output when the installation fails, or versions don't fit
 */
export async function installConsumer(directory: string, end: RangeEnd): Promise<void> {
  cpSync(join(import.meta.dirname, 'project'), directory, { recursive: true });
  const packages = await packPackages(directory);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(packages.map(({ archive, manifest: { name } }) => [name, `file:${archive}`])),
      ...versionsAt(
        end,
        packages.map((packed) => packed.manifest),
      ),
      ...Object.fromEntries(fonts()),
    },
  };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest, null, 2));
  const { code, output } = await capture(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], {
    directory,
    variables: freshVariables(),
  });
  if (code !== 0) throw new Error(`npm can't install the packed packages:\n${output}`);
  const misfits = output.match(misfit) ?? [];
  if (misfits.length > 0) throw new Error(`The versions don't fit:\n${misfits.join('\n')}`);
}
