import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { publishedPackages } from '../package-build.ts';
import { announcedBy, type TypeReport } from './api-file.ts';
import { describeTypes } from './api-report.ts';

export interface ApiReport {
  report: TypeReport;
  path: string;
  /** What the file says; undefined where there is none yet. */
  file: string | undefined;
}

/** The public types of every package now, with the files that tell them. */
export function readApiReports(): Promise<ApiReport[]> {
  return Promise.all(
    publishedPackages.map(async (folder) => {
      const path = join(root, folder, 'api.md');
      const file = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      return { report: await describeTypes(folder), path, file };
    }),
  );
}

/** The packages whose changes are announced by a changeset. */
export function announcedPackages(): Set<string> {
  const changesets = globSync('.changeset/*.md', { cwd: root });
  return new Set(changesets.flatMap((file) => announcedBy(readFileSync(join(root, file), 'utf8'))));
}
