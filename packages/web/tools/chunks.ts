import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/** A module and everything it imports at once. */
const closureOf = (id: string, modules: Modules, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, seen)
  return seen
}

/** What files of the app need besides themselves is one chunk; the list is made once, when the graph is complete. */
const neededBy = (files: readonly string[], name: string, priority: number): Rolldown.CodeSplittingGroup => {
  const roots = files.map((file) => normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url))))
  let needed: ReadonlySet<string> | undefined
  return {
    name: (id, modules) => {
      needed ??= new Set(roots.flatMap((root) => [...closureOf(root, modules)]))
      return needed.has(id) && !roots.includes(id) ? name : null
    },
    priority,
  }
}

/** The calls and shapes of one area: alone, each file of them would be one that a screen asks for. */
const areaOfContract = (id: string) => /contract[\\/]src[\\/]([\w-]+)[\\/]/.exec(id)?.[1]

/** What nearly every screen of the administration shows: the menu, a filtered list, its dialogs and exports. */
const consoleParts = [
  'console/frame/console-side.tsx',
  'console/frame/list-screen.tsx',
  'console/export/export-button.tsx',
  'features/administration/console/people/people-screen.tsx',
]

/**
 * Left alone, the bundler makes a file of every few lines that two screens share, and the first screen asks for sixty.
 * What the app needs on every page is one file, what the login page adds another; what all areas give and what the
 * home page adds follow, then the codes for those who have something to collect. What each area keeps for the search comes together.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  neededBy(['main.tsx'], 'base', 6),
  neededBy(['features/account/login/login-screen.tsx'], 'login', 5),
  neededBy(['app/all-features.ts'], 'features', 4),
  neededBy(['features/home/home-screen.tsx'], 'home', 3),
  neededBy(['features/home/home-codes.tsx'], 'codes', 3),
  neededBy(consoleParts, 'console', 2),
  { name: 'keywords', test: /features[\\/][\w-]+[\\/]keywords\.ts$/, priority: 1 },
  {
    name: 'common',
    test: (id) =>
      /(client[\\/]src|ui[\\/]src[\\/](choice|form|history|states|time|visually-hidden)|web[\\/]src[\\/](api|form|layout))[\\/]/.test(id) ||
      /contract[\\/]src[\\/][\w-]+\.ts$/.test(id),
    priority: 1,
  },
  {
    name: (id) => {
      const area = areaOfContract(id)
      return area === undefined ? null : `calls-${area}`
    },
    includeDependenciesRecursively: false,
  },
]
