import { fuzz } from './schema-fuzz.js';

fuzz({ toRoute: 300, toQuestion: 100 });
