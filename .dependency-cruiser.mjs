import { foundationsOf } from './packages/server/src/modules/assemble.ts'
import { modules } from './packages/server/src/modules.ts'

// Who may import whom. Each list runs from the ground up: a room sees the rooms of the lines before its own, never
// one beside it and never one above.

/** Read from the manifests of the modules, so that the order is written once. */
const serverModules = foundationsOf(modules)

const server = [
  ['packages/server/src/platform/'],
  ['packages/server/src/ports/'],
  ['packages/server/src/context/'],
  ['packages/server/src/http/'],
  ['packages/server/src/modules/'],
  ['packages/server/src/modules\\.ts'],
  ['packages/server/src/demo/'],
  ['packages/server/src/assemble-modules\\.ts', 'packages/server/src/services\\.ts', 'packages/server/src/encrypted-places\\.ts'],
  ['packages/server/src/app\\.ts'],
  ['packages/server/src/start/'],
  ['packages/server/src/main\\.ts'],
]

const web = [
  ['session'],
  ['api'],
  ['navigation'],
  ['form', 'files', 'offline-cache'],
  ['domain'],
  ['layout', 'offline', 'launcher'],
  ['console'],
  ['features'],
  ['app'],
].map((line) => line.map((name) => `packages/web/src/${name}/`))

const packages = [
  ['packages/contract/'],
  ['packages/charts/', 'packages/proof/', 'packages/flow/', 'packages/face/', 'packages/client/', 'packages/ui/'],
  ['packages/papers/'],
  ['packages/server/', 'packages/web/'],
  ['packages/kiosk/'],
  ['packages/demo/'],
  ['e2e/', 'scripts/'],
  // Measures pages in the browser of the journeys.
  ['bench/'],
]

const tests = '\\.test\\.tsx?$'

const staysBelow = (name, lines, exempt = tests) =>
  lines.flatMap((line, height) =>
    line.flatMap((room) => {
      const others = lines
        .slice(height)
        .flat()
        .filter((other) => other !== room)
      if (others.length === 0) return []
      return {
        name: `${name}: ${room} looks up or sideways`,
        severity: 'error',
        from: { path: `^${room}`, pathNot: exempt },
        to: { path: others.map((other) => `^${other}`) },
      }
    }),
  )

const folderOf = (name) => `^packages/server/src/modules/${name}/`

/** A module uses those that it depends on, and the base of all modules. */
const usesFoundationsAlone = [...serverModules].map(([name, below]) => ({
  name: `server modules: ${name} uses a module that it does not stand on`,
  severity: 'error',
  from: { path: folderOf(name), pathNot: tests },
  to: { path: '^packages/server/src/modules/[^/]+/', pathNot: [name, ...below].map(folderOf) },
}))

const knownModules = [...serverModules.keys()].map(folderOf)

export default {
  forbidden: [
    ...staysBelow('packages', packages, '^$'),
    ...staysBelow('server', server),
    ...usesFoundationsAlone,
    ...staysBelow('web', web),
    {
      name: 'a folder of the server is no module',
      severity: 'error',
      from: { path: '^packages/server/src/modules/[^/]+/', pathNot: knownModules },
      to: {},
    },
    {
      name: 'the base of all modules knows none of them',
      severity: 'error',
      from: { path: '^packages/server/src/modules/[^/]+\\.ts$', pathNot: tests },
      to: { path: '^packages/server/src/modules/[^/]+/' },
    },
    {
      name: 'a module is entered through its services',
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/server/src/modules/[^/]+/',
        pathNot: [
          '^packages/server/src/modules/$1/',
          // What a lesson is, who takes part in it and how it is shown is the same for all modules above the timetable.
          '^packages/server/src/modules/schedule/lessons/(lesson\\.repository|lesson-roster\\.repository|lesson-view)\\.ts$',
          '(\\.service|\\.routes|\\.jobs|\\.extension|-settings|/subject|/product|/printable|/matter|/titles)\\.ts$',
        ],
      },
    },
    {
      name: 'rules and repositories stay inside their module',
      severity: 'error',
      from: { pathNot: ['^packages/server/src/modules/', tests] },
      to: { path: '^packages/server/src/modules/.*\\.(repository|rules)\\.ts$' },
    },
    {
      name: 'no feature of the web app imports another',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/[^/]+/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'the base of all features knows none of them',
      severity: 'error',
      from: { path: '^packages/web/src/features/[^/]+\\.ts$' },
      to: { path: '^packages/web/src/features/[^/]+/' },
    },
    {
      name: 'what an area gives to the web app is listed in one place',
      severity: 'error',
      from: { pathNot: ['^packages/web/src/app/(app|console)-features\\.ts$', tests] },
      to: { path: '^packages/web/src/features/[^/]+/(console/)?feature\\.ts$' },
    },
    {
      name: 'the screens of a feature come when they are opened',
      severity: 'error',
      from: { path: '^packages/web/src/(app/|features/.*/(feature|screens|tiles)\\.ts$)' },
      to: { path: '^packages/web/src/features/.*-screen\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the design system knows of the contract what a language is and how it counts, and nothing else',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/contract/', pathNot: '^packages/contract/src/(language|counted)\\.ts$' },
    },
    {
      name: 'the terminals know nothing of the web app but the addresses of its screens',
      severity: 'error',
      from: { path: '^packages/kiosk/' },
      to: { path: '^packages/web/' },
    },
    {
      // The types of the tables are read from a database of tests.
      name: 'only tests use what is for tests',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: ['^packages/server/src/(testing/|commands/table-types\\.ts$)', tests] },
      to: { path: '^packages/server/src/testing/' },
    },
    { name: 'everything resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: ['\\.css$', '^face-model/'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
}
