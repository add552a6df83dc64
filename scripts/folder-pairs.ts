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

/** What is wrong: pairs that are not excepted, and exceptions that are no pair any longer. */
export const complaintsAboutPairs = (imports: readonly Import[], excepted: readonly string[]): readonly string[] => {
  const pairs = twoWayPairs(imports)
  return [
    ...[...pairs]
      .filter(([name]) => !excepted.includes(name))
      .map(([name, both]) => `${name}\n${both.map(({ from, to }) => `  ${from} imports ${to}`).join('\n')}`),
    ...excepted.filter((name) => !pairs.has(name)).map((name) => `${name} is no pair any longer: take it off the list`),
  ]
}
