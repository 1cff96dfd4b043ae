import { renderToString } from 'react-dom/server';
import { page } from './page.ts';

process.stdout.write(renderToString(page()));
