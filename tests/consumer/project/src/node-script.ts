import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createDataClient, createMemoryTokenStore, publicEndpoints } from '@uplift/data-client';
import { adminEndpoints } from '@uplift/data-client/contract/admin';

const { calculate, formatMoney }: typeof import('@uplift/roi-engine') = createRequire(import.meta.url)(
  '@uplift/roi-engine',
);

const answers: Readonly<Record<string, unknown>> = {
  '/api/tech-assets': [{ id: 7, name: 'Node.js', category: 'Backend', icon_path: '/node.svg' }],
  '/api/admin/leads?page=1': { data: [], page: 1, pageSize: 20, total: 0 },
};

/** Responds as the API does: to visitors, and to scripts with an API key. */
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  const allowed = !request.url?.includes('admin') || request.headers.authorization === 'Bearer key';
  response.writeHead(answer && allowed ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer && allowed ? answer : { message: 'Story not found.' }));
});

server.listen(0, '127.0.0.1', async () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = createDataClient({
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    tokens: createMemoryTokenStore(),
  });
  const technologies = await client.call(publicEndpoints.listTechAssets, {});
  const leads = await client.call(adminEndpoints.listLeads, { query: { page: 1 } });
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
  const names = technologies.data.map(({ id, name, iconPath }) => `${id} ${name} ${iconPath}`);
  const lines = [...names, `${leads.data.length} leads`, refused, formatMoney(totalAnnualValue)];
  process.stdout.write(`${lines.join('\n')}\n`);
  server.close();
});
