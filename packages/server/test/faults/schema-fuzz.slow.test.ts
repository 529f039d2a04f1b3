import { fuzz } from './schema-fuzz.js';

fuzz({ toRoute: 120, toQuestion: 40 });
