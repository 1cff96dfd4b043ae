import { configure } from '@testing-library/react';

// A busy machine may need more than the default of one second.
configure({ asyncUtilTimeout: 15_000 });
