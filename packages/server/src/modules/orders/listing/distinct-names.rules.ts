import { safeEntryName } from '../../../platform/zip-stream.ts'

const numbered = (name: string, count: number) => name.replace(/(\.[^.]*)?$/, (ending) => ` (${count})${ending}`)

/** File names that can lie in one folder: a name that was there before gets a number, and none leads out of the folder. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((given) => {
    const name = safeEntryName(given)
    let distinct = name
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1) distinct = numbered(name, count)
    taken.add(distinct.toLowerCase())
    return distinct
  })
}
