import type { Phrase } from '@campus/contract/language.ts'
import { cutText } from '../text/cut-text.ts'
import type { Table } from './table.ts'
import { Unreadable } from './unreadable.ts'

/** Which columns a table of some kind has. */
export interface ColumnRules<Field extends string> {
  readonly headings: Readonly<Record<Field, Phrase>>
  /** Other names under which schools store the same field. */
  readonly alsoCalled?: Readonly<Partial<Record<Field, readonly string[]>>>
  readonly required: readonly Field[]
  /** Said of a table without lines. */
  readonly empty: Phrase
}

export interface RawLine<Field extends string> {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly cells: Readonly<Partial<Record<Field, string>>>
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\s*_]+/g, '')
    .toLowerCase()

const missing = ([zhCN, enUS, zhTW]: Phrase): Phrase => [
  `缺少“${zhCN}”列，请使用模板`,
  `The column “${enUS}” is missing. Use the template.`,
  `缺少「${zhTW}」欄，請使用範本`,
]

const twice = (one: string, other: string): Phrase => [
  `“${one}”和“${other}”两列表示同一内容，请只保留一列`,
  `The columns “${one}” and “${other}” mean the same. Keep one of them.`,
  `「${one}」和「${other}」兩欄表示同一內容，請只保留一欄`,
]

const leftOutNote = (headings: readonly string[]): Phrase | null =>
  headings.length === 0
    ? null
    : [
        `没有导入这些列：${headings.join('、')}`,
        `These columns are not imported: ${headings.join(', ')}`,
        `沒有匯入這些欄：${headings.join('、')}`,
      ]

/** Without what a database cannot keep and nobody can see, and without the mark that makes a formula harmless in our own tables. */
export const cleanCell = (cell: string) =>
  cell
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Finds out which column means what; unknown ones are left out and named. */
export const readColumns = <Field extends string>(
  table: Table,
  { headings: named, alsoCalled, required, empty }: ColumnRules<Field>,
): { lines: RawLine<Field>[]; note: Phrase | null } => {
  const fields = Object.keys(named) as Field[]
  const fieldOf = new Map(
    fields.flatMap((field) => [field, ...named[field], ...(alsoCalled?.[field] ?? [])].map((heading) => [plain(heading), field] as const)),
  )
  const top = table.findIndex((cells) => !isEmpty(cells))
  const headings = table[top] ?? []
  const columns = new Map<Field, number>()
  for (const [at, heading] of headings.entries()) {
    const field = fieldOf.get(plain(heading))
    const earlier = field && columns.get(field)
    if (earlier !== undefined) throw new Unreadable(twice(headings[earlier] ?? '', heading))
    if (field) columns.set(field, at)
  }
  for (const field of required) if (!columns.has(field)) throw new Unreadable(missing(named[field]))
  const lines = table.flatMap((cells, at) =>
    at <= top || isEmpty(cells)
      ? []
      : [
          {
            line: at + 1,
            cells: Object.fromEntries([...columns].map(([field, column]) => [field, cells[column] ?? ''])) as RawLine<Field>['cells'],
          },
        ],
  )
  if (lines.length === 0) throw new Unreadable(empty)
  const unknown = headings.filter((heading) => heading.trim() !== '' && !fieldOf.has(plain(heading)))
  return { lines, note: leftOutNote(unknown.slice(0, 20).map((heading) => cutText(cleanCell(heading), 30))) }
}
