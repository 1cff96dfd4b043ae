'use client';
import { createContext } from 'react';

/** Accessible name of the dismiss button of a stacked toast. */
export const CloseLabel = createContext('');
