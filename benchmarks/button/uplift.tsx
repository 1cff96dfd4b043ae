import { Button } from '@uplift/ui/button';
import { GlobalStyles } from '@uplift/ui/theme';
import { measure } from './measure.tsx';

measure(
  (label) => <Button>{label}</Button>,
  (children) => (
    <>
      <GlobalStyles />
      {children}
    </>
  ),
);
