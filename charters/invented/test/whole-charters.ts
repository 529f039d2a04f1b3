import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkedCharter } from '@quorate/engine';
import type { CharterInFolder } from '../../../packages/engine/test/charter/case-files.js';

/** The invented charters that are whole, each with its folder, its text and its name. */
export const wholeCharters = [
  wholeCharter('harborside', 'Harborside Bancorp, Inc.'),
  wholeCharter('alder-point', 'Alder Point Robotics, Inc.'),
  wholeCharter('tern-bioworks', 'Tern Bioworks, Inc.'),
  wholeCharter('larkfield', 'Larkfield Instruments, Inc.'),
];

function wholeCharter(id: string, name: string): CharterInFolder & { readonly text: string; readonly name: string } {
  const folder = fileURLToPath(new URL(`../${id}/`, import.meta.url));
  const text = readFileSync(`${folder}charter.yaml`, 'utf8');
  return { set: checkedCharter(text, '../charter.yaml', { aliases: true }), folder, text, name };
}
