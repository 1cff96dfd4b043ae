import parse from 'html-react-parser';
import page from './page.json';

/** The elements of our page, made once: a request pays for rendering them, and for no component. */
export const pageElements: ReturnType<typeof parse> = parse(page.body);
