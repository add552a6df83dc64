import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same area is spelt `cloud-print` in addresses and `cloudprint` in calls. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

const skipped = ['**/{node_modules,dist,test-results}/**']
const folderOf = (file: string) => file.replaceAll('\\', '/').split('/').slice(0, -1)

/** Packages, and the folders of areas in them. */
const named = /^packages\/(?:(?:contract\/src|server\/src(?:\/modules)?|web\/src\/features)\/)?([^/]+)\/$/

/** Every name that `npm test -- <name>` takes. */
export const areaNames = (root: string): readonly string[] => {
  const files = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: skipped })
  const folders = new Set(files.flatMap((file) => folderOf(file).map((_, depth, names) => `${names.slice(0, depth + 1).join('/')}/`)))
  return [...new Set([...folders].flatMap((folder) => named.exec(folder)?.[1] ?? []))].toSorted()
}

export const isNameOf = (areas: readonly string[], name: string): boolean => areas.some((area) => plain(area) === plain(name))

/** Whether a file lies in a folder of one of these areas. */
export const isInArea = (areas: readonly string[], file: string): boolean => folderOf(file).some((name) => isNameOf(areas, name))

/** The folders of these areas, the outermost ones. */
export const foldersOf = (root: string, areas: readonly string[]): readonly string[] => {
  const files = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: skipped }).filter((file) => isInArea(areas, file))
  const outermost = (file: string) => {
    const names = folderOf(file)
    return names.slice(0, names.findIndex((name) => isNameOf(areas, name)) + 1).join('/')
  }
  return [...new Set(files.map(outermost))].toSorted()
}

const imported = /from '@campus\/(?:web\/features\/([^/]+)\/|contract\/([^/]+)\/|(kiosk)\/)/g

/** The journeys through these areas: those that speak the words of their screens or make their calls. */
export const journeysOf = (root: string, areas: readonly string[]): readonly string[] =>
  globSync('e2e/journeys/*.spec.ts', { cwd: root })
    .filter((file) => !file.includes('every-screen'))
    .filter((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(imported)].some(([, feature, calls, kiosk]) =>
        isNameOf(areas, feature ?? calls ?? kiosk ?? ''),
      ),
    )
    .map((file) => file.replaceAll('\\', '/').replace(/^e2e\//, ''))
    .toSorted()
