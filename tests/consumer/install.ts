import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from '../../scripts/command.ts';
import { packPackages } from './pack.ts';
import { type RangeEnd, versionsAt } from './versions.ts';

/** The design's fonts, in Storybook's versions. */
function fonts(): [string, string][] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, '.storybook/package.json'), 'utf8'),
  );
  return Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource-variable/'));
}

/** Unsets the variables with which pnpm and npx pass on this repository: npm runs as in a plain shell. */
function freshVariables(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:npm_(?!config_(?:registry|cafile|cache))|pnpm_)/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** npm's warnings about incompatible versions. */
const misfit = /^npm warn (?:ERESOLVE|EBADENGINE|EPEERINVALID).*/gim;

/**
 * Copies the sample project to a directory outside the workspace, and installs the packed packages with npm,
 * with all dependencies at one end of their ranges.
 *
 * @throws with npm's output if the installation fails or versions are incompatible
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
