/**
 * Who may import whom. The order of the rooms is that of ARCHITECTURE.md: each imports only from rooms above it.
 * `packages/engine/test/architecture/` applies these rules, and shows for each of them an import that it refuses.
 */

/** The folders of `packages/engine/src`, from the ground up. */
const engineFolders = [
  'exact',
  'evaluation',
  'journal',
  'books',
  'instrument',
  'session',
  'terms',
  'kinds',
  'questions',
  'case',
  'tally',
];

/** The packages after the engine and the charters, from the ground up. */
const laterPackages = [
  'packages/charters',
  'packages/store',
  'packages/demonstration',
  'packages/documents',
  'packages/tally',
  'packages/server',
  'packages/sdk',
  'packages/workbench',
  'packages/cli',
  'bench',
];

/** A library, whether it is installed here or only named. */
const library = (names) => `(^|/node_modules/|^node_modules/)(${names})(/|$)`;

const engineFolderRules = engineFolders.slice(0, -1).map((folder, place) => ({
  name: `engine-${folder}-looks-only-up`,
  comment: `${folder}/ may import only from the folders before it: ${engineFolders.slice(0, place).join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^packages/engine/src/${folder}/` },
  to: { path: `^packages/engine/src/(${engineFolders.slice(place + 1).join('|')})/` },
}));

const packageRules = laterPackages.slice(0, -1).map((room, place) => {
  const below = laterPackages.slice(place + 1);
  const names = below.map((path) => (path === 'packages/cli' ? 'quorate' : `@quorate/${path.split('/').at(-1)}`));
  return {
    name: `${room.split('/').at(-1)}-looks-only-up`,
    comment: `${room} may not import from the packages after it`,
    severity: 'error',
    from: { path: `^${room}/` },
    to: { path: [`^(${below.join('|')})/`, library(names.join('|'))] },
  };
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'A circle of imports, even of types alone, means that two files hold one concept, or one file holds two',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-import',
      comment: 'The import leads nowhere: correct its path, or add the library to the package.json of the package',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@quorate/|quorate$)' },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine uses five libraries, does no input or output, and knows no other package',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: {
        pathNot: ['^packages/engine/src/', '^\\.', library('temporal-polyfill|zod|yaml|@noble/hashes')],
      },
    },
    {
      name: 'exact-libraries-stay-in-exact',
      comment: 'temporal-polyfill is used through exact/ only, so that it can be replaced there',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/exact/' },
      to: { path: library('temporal-polyfill') },
    },
    {
      name: 'yaml-stays-in-case',
      comment: 'Only case/ reads YAML',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: '^packages/engine/src/case/' },
      to: { path: library('yaml') },
    },
    ...engineFolderRules,
    {
      name: 'engine-entrance-is-for-others',
      comment: 'Inside the engine import the file that holds the concept, not the list of what is shown to others',
      severity: 'error',
      from: { path: '^packages/engine/src/[^/]+/' },
      to: { path: '^packages/engine/src/index\\.ts$' },
    },
    {
      name: 'corporation-is-opened-late',
      comment:
        'Opening a corporation needs every room up to questions/: only case/ and tally/, which come after, may do it',
      severity: 'error',
      from: { path: '^packages/engine/src/[^/]+/', pathNot: '^packages/engine/src/(case|tally)/' },
      to: { path: '^packages/engine/src/corporation\\.ts$' },
    },
    {
      name: 'subject-knows-no-other-subject',
      comment: 'A subject asks the evaluation for a notion, or for a requirement, by name; it imports no other subject',
      severity: 'error',
      from: { path: '^packages/engine/src/kinds/([^/]+)/' },
      to: { path: '^packages/engine/src/kinds/', pathNot: '^packages/engine/src/kinds/$1/' },
    },
    {
      name: 'kinds-are-known-by-their-register',
      comment: 'Later folders know kinds only through kinds/index.ts, and no kind by name',
      severity: 'error',
      from: { path: '^packages/engine/src/(questions|case|tally)/' },
      to: { path: '^packages/engine/src/kinds/', pathNot: '^packages/engine/src/kinds/index\\.ts$' },
    },
    {
      name: 'charter-uses-the-engine-only',
      comment: 'A charter is data: it imports its own files and @quorate/engine, and no other charter',
      severity: 'error',
      from: { path: '^charters/([^/]+)/' },
      to: { pathNot: ['^charters/$1/', '(^|/)packages/engine/(dist|src)/index\\.', library('@quorate/engine')] },
    },
    {
      name: 'engine-by-its-entrance',
      comment: 'Other packages import @quorate/engine, never a file inside it',
      severity: 'error',
      from: { path: '^(charters|bench|packages/(?!engine/))' },
      to: { path: '^packages/engine/', pathNot: '^packages/engine/(dist|src)/index\\.' },
    },
    ...packageRules,
  ],
  options: {
    // Imports of types count: a folder that needs the type of a later folder depends on it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['^(packages|charters)/[^/]+/(test|dist|cases)/', '^bench/(test|dist)/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
