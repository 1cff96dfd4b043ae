import { type Endpoint, publicEndpoints } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';

function ofArea(area: string, endpoints: Readonly<Record<string, Endpoint>>): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      `${area}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      endpoint,
    ]),
  );
}

/** Every endpoint of every area by its operation, such as `signInClient` or `clientListSessions`. */
export const contract: Readonly<Record<string, Endpoint>> = {
  ...publicEndpoints,
  ...visitorEndpoints,
  ...ofArea('client', clientEndpoints),
  ...ofArea('manager', managerEndpoints),
  ...ofArea('project', projectEndpoints),
  ...ofArea('admin', adminEndpoints),
};
