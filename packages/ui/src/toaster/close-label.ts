'use client';
import { createContext } from 'react';

/** The name of the button that dismisses a toast of the stack. */
export const CloseLabel = createContext('Dismiss');
