import type { Asset } from '../../contract/entities/asset.ts';

/** The consultancy's logos, with the navigation's first. */
export const sampleLogoAssets: readonly Asset[] = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Logo', isActive: true, category: 'logo' },
  {
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Logo in one color',
    isActive: true,
    category: 'logo',
  },
];

/** An image for every request of an asset file. */
export const sampleLogoFile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="none" stroke="#3b82f6" stroke-width="4" stroke-linecap="round" d="M8 6v11a8 8 0 0 0 16 0V6"/></svg>';
