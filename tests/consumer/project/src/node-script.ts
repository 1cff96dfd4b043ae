import { createServer } from 'node:http';
import { createDataClient, publicEndpoints } from '@uplift/data-client';
import { calculate, formatMoney } from '@uplift/roi-engine';

/** Responds to one call as the API does, and rejects all others. */
const server = createServer((request, response) => {
  const known = request.url === '/api/tech-assets';
  response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
  const technology = { id: 7, name: 'Node.js', category: 'Backend', icon_path: '/node.svg' };
  response.end(JSON.stringify(known ? [technology] : { message: 'There is no such story.' }));
});

server.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const client = createDataClient({ fetch: (path, init) => fetch(new URL(path, origin), init) });
  const { data } = await client.call(publicEndpoints.listTechAssets, {});
  const refused = await client
    .call(publicEndpoints.getCaseStudy, { params: { slug: 'unknown' } })
    .catch((error) => `${error.name} ${error.status}: ${error.message}`);
  const { totalAnnualValue } = calculate({
    currentRevenue: 1_000_000,
    totalHeadCount: 10,
    busyWorkEmployees: 2,
    hoursPerWeek: 10,
    hourlyRate: 25,
  });
  const [{ id, name, iconPath }] = data;
  process.stdout.write(`${id} ${name} ${iconPath}\n${refused}\n${formatMoney(totalAnnualValue)}\n`);
  server.close();
});
