import { describe, expect, test } from 'vitest';
import { cleanFileName, extensionOf, uploadName } from './upload-name.ts';

describe('the name of an uploaded file', () => {
  test.for([
    ['Offer.pdf', 'Offer', '.pdf'],
    ['Report v1.2', 'Report v1.2', ''],
    ['Report v1.2.PDF', 'Report v1.2', '.PDF'],
    ['Minutes 2026.11.27', 'Minutes 2026.11.27', ''],
    ['Notes for Dr. Smith', 'Notes for Dr. Smith', ''],
    ['photo.png ', 'photo', '.png'],
    ['photo.png.', 'photo', '.png'],
    ['invoice\u202efdp.exe', 'invoicefdp', '.exe'],
    ['two\nlines\u2028here.txt', 'two lines here', '.txt'],
    ['Jose\u0301.csv', 'José', '.csv'],
    ['.png', '.png', ''],
    [' ... ', '', ''],
  ] as const)('%j becomes "%s" with the extension "%s"', ([sent, base, extension]) => {
    const name = cleanFileName(sent);
    expect([uploadName(name, 160), extensionOf(name)]).toEqual([base, extension]);
  });
});
