import { Option } from 'commander';
import { layers } from '../render/answer.js';

/** How much of the reasons is told of an answer. */
export function layerOption(): Option {
  return new Option('--layer <layer>', 'how much of the reasons is told').choices(layers).default('memorandum');
}
