import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Writes `src/wire.ts`: the types of `packages/server/src/wire.ts` in full, so that a program that uses the client installs
 * neither the service nor what its schemas are made with. `npm run docs` runs it; `test/wire.test.ts` tells when it is behind.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const written = here('./src/wire.ts');
const source = here('../server/src/wire.ts');
const { options } = ts.getParsedCommandLineOfConfigFile(here('../server/tsconfig.json'), {}, ts.sys);
const program = ts.createProgram({ rootNames: [source], options });
const checker = program.getTypeChecker();
const wire = program.getSourceFile(source).statements.find(ts.isInterfaceDeclaration);
const { NoTruncation, InTypeAlias, UseFullyQualifiedType } = ts.TypeFormatFlags;
const inFull = NoTruncation | InTypeAlias | UseFullyQualifiedType;

/** What the engine declares and exports goes by its name. */
const ofTheEngine = new Set();
const named = (text) =>
  text.replaceAll(/import\("([^"]+)"[^)]*\)\.(\w+)/gu, (_, module, name) => {
    if (!module.includes('/packages/engine/')) throw new Error(`${name} of ${module} is not of the engine`);
    ofTheEngine.add(name);
    return name;
  });

const types = wire.members.map((member) => {
  const type = checker.typeToString(checker.getTypeAtLocation(member), undefined, inFull);
  return { name: member.name.text, written: named(type) };
});

/** What is long and has a name here is written once, and elsewhere goes by that name: the longest first, and of the same the first. */
const long = types.filter(({ written }) => written.length > 60);
const once = long
  .filter(({ written }, place) => long.findIndex((other) => other.written === written) === place)
  .toSorted((one, other) => other.written.length - one.written.length);
const members = types.map(({ name, written }) => {
  const short = once.reduce(
    (text, type) => (type.name === name ? text : text.replaceAll(type.written, `Wire['${type.name}']`)),
    written,
  );
  return `  readonly ${name}: ${short};`;
});
writeFileSync(
  written,
  `import type { ${Array.from(ofTheEngine, String).toSorted().join(', ')} } from '@quorate/engine';

/** What goes over the wire, written by \`npm run docs\` from the schemas of the service: what a client sends, and what it gets. */
export interface Wire {
${members.join('\n')}
}
`,
);
process.exitCode = spawnSync('npx', ['oxfmt', written], { stdio: 'inherit' }).status ?? 1;
