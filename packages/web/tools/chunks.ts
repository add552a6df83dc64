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

const inSource = (file: string) => normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)))

/**
 * What files of the app need, as a chunk, without those of them that are loaded by their own names; of several lists what each needs.
 * The login page is one file with what it alone needs. Found once, when the graph is complete.
 */
const neededBy = (name: string, priority: number, ...lists: readonly (readonly string[])[]): Rolldown.CodeSplittingGroup => {
  const roots = lists.map((files) => files.map(inSource))
  const own = new Set(roots.flat())
  const comesAlone = (id: string, modules: Modules) => {
    const info = own.has(id) ? modules.getModuleInfo(id) : undefined
    return info !== null && info !== undefined && id !== inSource(login) && (info.isEntry || info.dynamicImporters.length > 0)
  }
  let needed: readonly ReadonlySet<string>[] | undefined
  return {
    name: (id, modules) => {
      needed ??= roots.map((some) => new Set(some.flatMap((root) => [...closureOf(root, modules)])))
      return !comesAlone(id, modules) && needed.every((some) => some.has(id)) ? name : null
    },
    priority,
  }
}

/** The calls and shapes of one area: alone, each file of them would be one that a screen asks for. */
const areaOfContract = (id: string) => /contract[\\/]src[\\/]([\w-]+)[\\/]/.exec(id)?.[1]

const appList = 'app/app-features.ts'
const consoleList = 'app/console-features.ts'
const login = 'features/account/login/login-screen.tsx'
const loggedIn = 'app/logged-in.tsx'
const home = 'features/home/home-screen.tsx'
const codes = 'features/home/home-codes.tsx'
/** Imported by parts that need none of the login's forms. */
const choiceLook = '../../ui/src/choice/choice.css'
/** Over every screen that shows data of people. */
const watermark = 'domain/watermark/screen-watermark.tsx'
/** The first page of the administration with the numbers of the day, and its menu. */
const start = [
  'features/console/start/start-screen.tsx',
  'features/statistics/console/overview/today-part.tsx',
  'console/frame/console-side.tsx',
]

/** What nearly every screen of the administration adds: a filtered list and the way to its export. */
const consoleParts = [
  'console/frame/list-screen.tsx',
  'console/export/export-button.tsx',
  'features/administration/console/people/people-screen.tsx',
]

/** Forms over such a list, which come when one of them is opened. */
const consoleForms = [
  'console/export/export-dialog.tsx',
  'console/fields/reason-dialog.tsx',
  'features/administration/console/people/new-person-dialog.tsx',
]

/** What screens of all areas take from the same few folders. The texts of all refusals are none of it: the server sends them. Working days are counted by approvals alone; areas and imports are for the administration. */
const commonParts = [
  /(?:client[\\/]src|web[\\/]src[\\/](?:api|layout))[\\/]/,
  /ui[\\/]src[\\/](?:choice|download|figures|history|list|page|search|select|states|tile|time|visually-hidden)[\\/]/,
  /contract[\\/]src[\\/](?!refusals|field-texts|working-days|areas|area-names|import-shapes)[\w-]+\.ts$/,
  /ui[\\/]src[\\/]form[\\/]picker-sheet\.css$/,
  /antd-mobile-icons[\\/]es[\\/](?:AddOutline|UpOutline|CloseCircleFill)\.js$/,
]
const isCommon = (id: string) => commonParts.some((part) => part.test(id))

/** Lists are looked at without them. */
const isOfForms = (id: string) => /(?:ui|web)[\\/]src[\\/]form[\\/](?!picker-sheet\.css)/.test(id)

/** What the list of the administration has in common with many a screen: alone, one icon would bring the whole list along. */
const isIconOrAddress = (id: string) => /antd-mobile-icons|contract[\\/]src[\\/]paths[\\/]/.test(id)

/**
 * Left alone, the bundler makes a file of every few lines that two screens share, and the first screen asks for sixty.
 * What the app needs on every page is one file; then what the login page shares with those after it, what a form needs, what
 * the login page alone adds. The list of the app's screens comes to everybody, that of the administration to those who manage.
 * What each area keeps for the search comes together.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  neededBy('base', 12, ['main.tsx']),
  neededBy(
    'shared',
    11,
    [login],
    [appList, loggedIn, home, codes, ...start, ...consoleParts, watermark, 'navigation/use-query-of.ts', choiceLook],
  ),
  neededBy('around', 10, [loggedIn]),
  neededBy('features', 9, [appList]),
  neededBy('inside', 8, [home, codes], [consoleList, ...start, ...consoleParts, watermark]),
  { ...neededBy('icons', 7, [consoleList]), test: isIconOrAddress },
  neededBy('administration', 6, [consoleList]),
  { ...neededBy('form', 5, [login]), test: (id) => isCommon(id) || isOfForms(id) || isIconOrAddress(id) },
  neededBy('login', 4, [login]),
  neededBy('home', 4, [home]),
  { name: 'common', test: isCommon, priority: 3 },
  { name: 'fields', test: isOfForms, priority: 3 },
  neededBy('watermark', 2, [watermark]),
  neededBy('frame', 2, start),
  neededBy('codes', 1, [codes]),
  neededBy('console', 1, consoleParts),
  neededBy('dialogs', 1, consoleForms),
  { name: 'keywords', test: /features[\\/][\w-]+[\\/]keywords\.ts$/, priority: 1 },
  {
    name: (id) => {
      const area = areaOfContract(id)
      return area === undefined ? null : `calls-${area}`
    },
    includeDependenciesRecursively: false,
  },
]
