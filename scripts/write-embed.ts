import { join } from 'node:path';
import { root } from './command.ts';
import { writeRoiEmbed } from './roi-embed.ts';

await writeRoiEmbed(join(root, 'packages/roi-engine/dist/embed'));
