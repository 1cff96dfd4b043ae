import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './command.ts';
import { buildPackages } from './package-build.ts';
import { type PackedPackage, packPackages } from './packed-packages.ts';
import { releaseFaults } from './release-faults.ts';
import { kilobytes } from './sizes/budget.ts';

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });

function unpackedSize({ files }: PackedPackage): number {
  return files.values().reduce((sum, { length }) => sum + length, 0);
}

function row(packed: PackedPackage): string[] {
  return [
    packed.name,
    packed.manifest.version,
    String(packed.files.size),
    kilobytes(statSync(packed.archive).size),
    kilobytes(unpackedSize(packed)),
    relative(root, packed.archive),
  ];
}

if (!(await buildPackages())) process.exit(1);
const packages = await packPackages();
process.stdout.write(
  `\nPackage, version, files, packed, unpacked, archive\n${packages.map((each) => `${row(each).join('  ')}\n`).join('')}`,
);
for (const { name, files } of values.files ? packages : []) {
  process.stdout.write(`\n${name}\n${[...files.keys()].sort().join('\n')}\n`);
}
const faults = packages.flatMap((packed) =>
  releaseFaults(packed).map((fault) => `✗ ${packed.name}: ${fault}\n`),
);
process.stdout.write(faults.length > 0 ? `\n${faults.join('')}` : '\nAll of it may be published.\n');
if (faults.length > 0) process.exitCode = 1;
