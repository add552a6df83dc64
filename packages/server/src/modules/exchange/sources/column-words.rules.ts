import type { DataTable } from '@campus/contract/exchange/import-fields.ts'

const maxWords = 12

/** Tables whose lines are about single people. */
const peopleTables: ReadonlySet<DataTable> = new Set(['records', 'scores'])

/** A number of a person, an ID card, a phone, a day or an address: none of them is a word or the name of a column. */
const isIdentifying = (text: string): boolean =>
  text.includes('@') || (/^[a-z]{0,3}[\d\s./-]+x?$/i.test(text) && text.replaceAll(/\D/g, '').length >= 6)

/** Whether the first line of a table is somebody's instead of the names of the columns. */
export const lacksHeadings = (kind: DataTable, headings: readonly string[]): boolean =>
  peopleTables.has(kind) && headings.some(isIdentifying)

/**
 * The words that stand in a column, so that somebody can say what they mean here. What a column says of single people, such as their names,
 * is nothing that who maps it has to see: a word stands in several lines, or its meaning is known already.
 */
export const wordsIn = (kind: DataTable, cells: readonly string[], known: ReadonlySet<string>): string[] => {
  const counts = new Map<string, number>()
  for (const cell of cells) if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const hasFewWords = counts.size <= maxWords && filled >= 2 * counts.size
  const isWord = ([cell, count]: [string, number]) =>
    known.has(cell) || (!isIdentifying(cell) && (hasFewWords || (count > 1 && count * 100 >= filled)))
  return [...counts]
    .filter((counted) => !peopleTables.has(kind) || isWord(counted))
    .map(([cell]) => cell)
    .slice(0, maxWords)
}
