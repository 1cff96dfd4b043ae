import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageReference } from './package-reference.ts';

/** Writes the reference of the package in the working directory, as part of its build. */
writeFileSync(join(process.cwd(), 'llms.txt'), packageReference(basename(process.cwd())));
