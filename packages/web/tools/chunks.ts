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

/** What a file of the app needs besides itself is one chunk; the list is made once, when the graph is complete. */
const neededBy = (file: string, name: string, priority: number): Rolldown.CodeSplittingGroup => {
  const root = normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)))
  let needed: ReadonlySet<string> | undefined
  return {
    name: (id, modules) => {
      needed ??= closureOf(root, modules)
      return needed.has(id) && id !== root ? name : null
    },
    priority,
  }
}

/**
 * Left alone, the bundler makes a file of every few lines that two screens share, and the first screen asks for sixty.
 * What the app needs on every page is one file, what the login page adds another; what all areas give and what the
 * home page adds follow. What each area keeps for the search and for the menu of the administration comes together.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  neededBy('main.tsx', 'base', 5),
  neededBy('features/account/login/login-screen.tsx', 'login', 4),
  neededBy('app/all-features.ts', 'features', 3),
  neededBy('features/home/home-screen.tsx', 'home', 2),
  { name: 'keywords', test: /features[\\/][\w-]+[\\/]keywords\.ts$/, priority: 1 },
  {
    name: 'waiting',
    test: /features[\\/][\w-]+[\\/]console[\\/]waiting\.ts$/,
    priority: 1,
    // The calls behind it are those of many screens.
    includeDependenciesRecursively: false,
  },
  {
    name: 'common',
    test: (id) =>
      /(client[\\/]src|ui[\\/]src[\\/](choice|form|history|states|time|visually-hidden)|web[\\/]src[\\/](api|form|layout))[\\/]/.test(id) ||
      /contract[\\/]src[\\/][\w-]+\.ts$/.test(id),
    priority: 1,
  },
]
