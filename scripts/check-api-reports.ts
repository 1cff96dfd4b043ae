import { apiFault } from './api/api-file.ts';
import { announcedPackages, readApiReports } from './api/api-reports.ts';

const announced = announcedPackages();
for (const { report, file } of await readApiReports()) {
  const fault = apiFault(report, file, announced);
  if (!fault) continue;
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
}
