import { accessSuite } from './access-suite.js';
import { backupSuite } from './backup-suite.js';
import { chartersSuite } from './charters-suite.js';
import { factRequestsSuite } from './fact-requests-suite.js';
import { frozenAnswersSuite } from './frozen-answers-suite.js';
import { hypotheticalsSuite } from './hypotheticals-suite.js';
import { mattersSuite } from './matters-suite.js';
import { meanwhileSuite } from './meanwhile-suite.js';
import { papersSuite } from './papers-suite.js';
import { personalSuite } from './personal-suite.js';
import { readsSuite } from './reads-suite.js';
import { secondPersonSuite } from './second-person-suite.js';
import { snapshotsSuite } from './snapshots-suite.js';
import { storeSuite, type StoreUnderTest } from './store-suite.js';

/** Everything that is asked of every kind of store. */
export const suites: readonly ((kind: string, under: StoreUnderTest) => void)[] = [
  storeSuite,
  accessSuite,
  chartersSuite,
  secondPersonSuite,
  hypotheticalsSuite,
  factRequestsSuite,
  frozenAnswersSuite,
  readsSuite,
  mattersSuite,
  papersSuite,
  personalSuite,
  backupSuite,
  snapshotsSuite,
  meanwhileSuite,
];
