import { REST_GET } from '@payloadcms/next/routes';
import config from '../../../payload.config.ts';

/** The read part of Payload's REST API. */
export const GET = REST_GET(config);
