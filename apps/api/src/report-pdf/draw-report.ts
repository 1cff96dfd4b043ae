import { buffer } from 'node:stream/consumers';
import { drawFirstPage } from './first-page.ts';
import type { ReportContent } from './report-content.ts';
import { drawSecondPage } from './second-page.ts';
import { createSheet } from './sheet.ts';

/** Draws a report on two pages. Runs in a separate thread, because it takes a tenth of a second. */
export default async function drawReport(content: ReportContent): Promise<Uint8Array> {
  const sheet = await createSheet(content);
  const written = buffer(sheet.document);
  drawFirstPage(sheet, content);
  drawSecondPage(sheet, content);
  sheet.root.end();
  sheet.document.end();
  return written;
}
