export { detectGraphics, type GraphicsTier } from './graphics/detect-graphics.ts';
export { ModernView, type ModernViewProps } from './modern-view/index.ts';
export { type OrbitPalette, OrbitView, type OrbitViewProps } from './orbit-view/index.ts';
export { TechIcon, type TechIconProps } from './tech-icon/index.ts';
export { TechShowcase, type TechShowcaseProps } from './tech-showcase/index.ts';
export type { TechShowcaseMessages } from './tech-showcase.messages.ts';
export type { Technology, TechnologyStory } from './technology/technology.ts';
export { useTechStackView } from './view-preference/use-tech-stack-view.ts';
export { TECH_STACK_VIEW_KEY, type TechStackView } from './view-preference/view-store.ts';
