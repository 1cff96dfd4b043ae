import { REST_GET } from '@payloadcms/next/routes';
import config from '../../../payload.config.ts';

/** Payload's REST API, as far as it reads. */
export const GET = REST_GET(config);
