import { fuzz } from './schema-fuzz.js';

fuzz({ toRoute: 5, toQuestion: 1 });
