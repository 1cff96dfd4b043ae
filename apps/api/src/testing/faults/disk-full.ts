import { startServerProcess } from '../server-process.ts';
import { countFound, startWriting } from './mixed-writes.ts';
import { createPglitePlace } from './place.ts';
import { counted, type Scenario } from './scenario.ts';
import { callOf, enterSite, read } from './site.ts';
import { mountSmallDisk } from './small-disk.ts';

const WRITERS = 4;

const MEGABYTE = 1_024 ** 2;
const DISK_SIZE = 256 * MEGABYTE;

/** Free space at first, in bytes, so that the disk fills up during the writes. */
const LEFT = MEGABYTE;

/** Number of refused writes after which the disk counts as full. */
const REFUSALS = 50;

/** The disk with the embedded database and the files fills up, stays full, and gets free space again. */
export const diskFull: Scenario = {
  name: 'disk-full',
  summary: 'the disk of database and files becomes full while people write, and gets room again',
  run: async (options) => {
    const { onEnd } = options;
    const { environment, dataDirectory } = await createPglitePlace({ onEnd });
    const disk = await mountSmallDisk(dataDirectory, DISK_SIZE, options);
    const errors: string[] = [];

    async function start() {
      const server = startServerProcess(environment, { through: disk.through, onEnd });
      return { server, url: await server.ready };
    }

    const first = await start();
    const site = await enterSite(first.url);
    await disk.fill(LEFT);
    const writing = startWriting(site, WRITERS);
    await writing.untilRefused(REFUSALS);
    await writing.stop();
    const health = await callOf(site)('visitor', '/api/health');
    await health.arrayBuffer();
    const readable = await countFound(site, writing.acknowledged);
    if (readable < writing.acknowledged.length)
      errors.push('what was written cannot be read while it is full');

    await disk.makeRoom();
    const again = startWriting(site, WRITERS);
    await again.goOnFor(REFUSALS);
    await again.stop();
    errors.push(...again.refused, ...again.errors);

    // After a crash the database may need to write before it opens. If so, the start must fail with the
    // reason, and without damage.
    await disk.fill(0);
    first.server.child.kill('SIGKILL');
    await first.server.exited;
    const second = startServerProcess(environment, { through: disk.through, onEnd });
    const code = await Promise.race([second.exited, second.ready.then(() => 'ready')]).catch(() => 1);
    if (code !== 'ready' && !second.output().includes('The disk has no room'))
      errors.push(`a start on the full disk ended with ${code}, saying: ${second.output()}`);
    second.child.kill('SIGKILL');
    await second.exited;
    await disk.makeRoom();
    const third = await start();
    const all = [...writing.acknowledged, ...again.acknowledged];
    const last = { ...site, url: third.url };
    const found = await countFound(last, all);
    await read(callOf(last)('admin', '/api/admin/overview'));
    return [
      {
        what: 'disk full, PGlite and files',
        acknowledged: all.length,
        found,
        errors: counted([...errors, ...writing.errors]),
        notes: [
          ...counted(writing.refused).map((text) => `refused ${text}`),
          `reads went on, /api/health said ${health.status}; ${again.acknowledged.length} writes after room was made, without a restart`,
          `a start on the full disk after kill -9: ${code === 'ready' ? 'succeeded' : 'refused, naming the reason'}`,
        ],
      },
    ];
  },
};
