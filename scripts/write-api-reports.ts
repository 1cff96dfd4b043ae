import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { apiFile } from './api/api-file.ts';
import { readApiReports } from './api/api-reports.ts';
import { root } from './command.ts';

for (const { report, path, file } of await readApiReports()) {
  const text = apiFile(report, file);
  if (text === file) continue;
  writeFileSync(path, text);
  process.stdout.write(`wrote ${relative(root, path)}\n`);
}
