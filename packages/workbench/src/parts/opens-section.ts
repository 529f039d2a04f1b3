import { createContext } from 'react';

/** Where a page shows sections itself, such as those of a file that is being written, it says here how one is opened. */
export const OpensSection = createContext<((section: string) => void) | undefined>(undefined);
