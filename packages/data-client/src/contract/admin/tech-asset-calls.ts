export {
  actOnTechAssets,
  createTechAsset,
  exportTechAssetsAsCsv,
  exportTechAssetsAsJson,
  getAdminTechAsset,
  getTechAssetOrder,
  importTechAssets,
  listAdminTechAssets,
  listTechAssetCategories,
  moveTechAsset,
  updateTechAsset,
} from './tech-assets.ts';
