import type { CharterSet } from '@quorate/engine';
import { nssBancorp } from '@quorate/nss-bancorp';
import { peoplesBankcorp } from '@quorate/peoples-bankcorp';
import { providentBancorp } from '@quorate/provident-bancorp';

/** The charters that come with Quorate, in the order in which they were written down. */
export const builtInCharters: readonly CharterSet[] = [peoplesBankcorp, nssBancorp, providentBancorp];
