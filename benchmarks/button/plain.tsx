import { measure } from './measure.tsx';

measure((label) => (
  <button type="button" className="button">
    {label}
  </button>
));
