export { Card, type CardPadding, type CardProps } from './card.tsx';
