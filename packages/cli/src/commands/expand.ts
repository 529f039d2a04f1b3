import {
  instrumentChoices,
  loaded,
  provisionsAt,
  withWordsWrittenOut,
  type Instrument,
  type Provision,
} from '@quorate/engine';
import { exits } from '../bad-input.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { charterYamlOf } from '../render/yaml.js';
import { unknownSection } from './explain.js';

/** Writes a charter out, words as what they stand for: a section of it, or the whole as a charter file. */
export function expandCharter(name: string, section: string | undefined, output: Output): number {
  const expanded = section === undefined ? wholeCharter(name) : provisionsOf(name, section);
  output.write(output.json ? JSON.stringify(expanded, undefined, 2) : charterYamlOf(expanded));
  return exits.well;
}

function provisionsOf(name: string, section: string): readonly Provision[] {
  const instruments = loadedInstruments(name, instrumentChoices);
  const found = provisionsAt(instruments, section).map(({ placed }) => placed);
  if (found.length === 0) throw unknownSection(section, instruments);
  return instruments
    .flatMap(({ placed }) => placed)
    .flatMap(({ word, written, ...own }) =>
      written !== undefined && found.some((said) => said === word || said.provision === own.provision) ? [written] : [],
    );
}

function wholeCharter(name: string) {
  loadedInstruments(name, instrumentChoices);
  const { id: _id, ...set } = charterNamed(name);
  const out = (instrument: Instrument): Instrument => withWordsWrittenOut(loaded(instrument));
  const written = Object.entries(set).map(([part, value]) => [
    part,
    typeof value === 'string' ? value : Array.isArray(value) ? value.map(out) : out(value as Instrument),
  ]);
  return Object.fromEntries(written);
}
