import type { PackedPackage } from './packed-packages.ts';

const required = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** What a package consists of besides those: what was built, and nothing that only we need. */
const built = /^dist\/.+(?:\.js|\.d\.ts|\.css|\.json)$/;
const ours = /[.](?:test|stories|bench)[.]|(?:^|\/)(?:stories|conformance|bench|test)\//;

const described = [
  'description',
  'license',
  'repository',
  'homepage',
  'keywords',
  'engines',
  'sideEffects',
] as const;

type Packed = Pick<PackedPackage, 'manifest' | 'files'>;

function fileFaults({ files }: Packed): string[] {
  const missing = required.filter((file) => !files.get(file)?.length);
  const foreign = [...files.keys()].filter(
    (file) => !required.includes(file) && (!built.test(file) || ours.test(file)),
  );
  return [
    ...missing.map((file) => `${file} is missing or empty.`),
    ...foreign.map((file) => `${file} should not be published: leave it out of the build, or of "files".`),
  ];
}

function manifestFaults({ manifest }: Packed): string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...described.filter((field) => !(field in manifest)).map((field) => `package.json has no "${field}".`),
    ...ranges
      .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(range))
      .map(([name, range]) => `${name} is wanted as "${range}", which no registry understands.`),
    ...(JSON.stringify(manifest).includes('@uplift/source')
      ? ['package.json leads to sources by the condition "@uplift/source": say "exports" in publishConfig.']
      : []),
  ];
}

/** A reader of the changelog finds the version that is published. */
function changelogFaults({ manifest, files }: Packed): string[] {
  const changelog = new TextDecoder().decode(files.get('CHANGELOG.md'));
  return changelog.split('\n').includes(`## ${manifest.version}`)
    ? []
    : [`CHANGELOG.md says nothing about ${manifest.version}: run \`pnpm release:version\`.`];
}

/** Why a packed package must not be published; nothing where it may. */
export function releaseFaults(packed: Packed): string[] {
  return [...fileFaults(packed), ...manifestFaults(packed), ...changelogFaults(packed)];
}
