import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/*
 * Compares the public types of the built packages with packages/<name>/etc/*.api.md, one report per entry
 * point. `--write` updates the reports.
 */
const write = process.argv.includes('--write');
const workspace = join(import.meta.dirname, '..');
const silent = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Entry points by report name. Omits entry points that the root re-exports, and `./contract/admin` and similar
 * ones, whose endpoints apps/api/openapi.json describes.
 */
function entryPointsOf(manifestFile: string): [name: string, types: string][] {
  const { name, exports } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const root = readFileSync(join(dirname(manifestFile), exports['.'].types), 'utf8');
  // The emitted types import with the extension that the sources have.
  const inRoot = (types: string): boolean =>
    root.includes(`'${types.replace('./dist/', './').replace('.d.ts', '.ts')}'`);
  return Object.entries<{ types?: string }>(exports).flatMap(([entry, { types }]) =>
    types && !inRoot(types) && !entry.includes('contract')
      ? [[join(name, entry).split('/').slice(1).join('-'), types]]
      : [],
  );
}

function configOf(folder: string, name: string, types: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: join(folder, 'etc'),
        reportTempFolder: join(folder, 'node_modules/.cache/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // Other checks cover types and comments.
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

for (const manifestFile of globSync('packages/*/package.json', { cwd: workspace }).sort()) {
  const folder = dirname(join(workspace, manifestFile));
  mkdirSync(join(folder, 'etc'), { recursive: true });
  const configs = entryPointsOf(join(workspace, manifestFile)).map(([name, types]) =>
    configOf(folder, name, types),
  );
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const [root] = configs;
  if (!root) throw new Error(`${manifestFile} exports no types.`);
  const compilerState = CompilerState.create(root, { additionalEntryPoints });
  for (const config of configs) {
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: write,
      printApiReportDiff: !write,
      messageCallback: (message) => {
        if (!/^console-api-report-(?!unchanged)/.test(message.messageId)) message.handled = true;
      },
    });
    if (apiReportChanged && !write) process.exitCode = 1;
  }
}
if (process.exitCode) console.error('Run `pnpm api:write`, review the difference, and add a changeset.');
