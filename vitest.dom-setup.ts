import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 });
