export interface Import {
  readonly from: string
  readonly to: string
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const foldersOf = (file: string) => file.split('/').slice(0, -1)

/** The two folders side by side that an import leads from and to; none where one file lies above the other. */
const siblingsOf = ({ from, to }: Import): readonly [string, string] | undefined => {
  const left = foldersOf(from)
  const right = foldersOf(to)
  const depth = left.findIndex((name, place) => name !== right[place])
  if (depth < 0 || depth >= right.length) return undefined
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')]
}

const nameOf = (folders: readonly string[]) => folders.toSorted().join(' <-> ')

/** Folders side by side that import each other, types included, each with one import of either direction. What tests import does not count. */
export const twoWayPairs = (imports: readonly Import[]): ReadonlyMap<string, readonly [Import, Import]> => {
  const found = new Map<string, Import>()
  const pairs = new Map<string, readonly [Import, Import]>()
  for (const each of imports) {
    const siblings = isTest(each.from) ? undefined : siblingsOf(each)
    if (!siblings) continue
    const [from, to] = siblings
    if (!found.has(`${from} ${to}`)) found.set(`${from} ${to}`, each)
    const back = found.get(`${to} ${from}`)
    if (back && !pairs.has(nameOf(siblings))) pairs.set(nameOf(siblings), [back, each])
  }
  return pairs
}

/** One sentence for each pair, with an import of either direction. */
export const complaintsAboutPairs = (imports: readonly Import[]): readonly string[] =>
  [...twoWayPairs(imports)].map(([name, both]) => `${name}\n${both.map(({ from, to }) => `  ${from} imports ${to}`).join('\n')}`)
