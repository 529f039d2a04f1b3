import { fuzz } from './schema-fuzz.js';

fuzz({ toRoute: 20, toQuestion: 3 });
