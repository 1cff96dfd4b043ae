import { join } from 'node:path';
import { root } from './command.ts';
import { writeEmbed } from './embeds.ts';

const [, , name] = process.argv;
if (name !== 'roi-engine' && name !== 'tech-showcase') throw new Error(`${name} has no custom element.`);
await writeEmbed(name, join(root, 'packages', name, 'dist/embed'));
