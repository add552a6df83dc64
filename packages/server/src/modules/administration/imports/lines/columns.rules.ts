import { type ImportField, importFields, importHeadings } from '@campus/contract/administration/people-import.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Table } from '../../../../platform/tables/table.ts'
import { Unreadable } from '../../../../platform/tables/unreadable.ts'

/** Other names under which schools store the same field. */
const alsoCalled: Record<ImportField, readonly string[]> = {
  number: ['学号', '工号', '職工號', '學號', '工號', 'student number', 'staff number', 'job number'],
  name: ['真实姓名', 'full name', 'real name'],
  unit: ['单位', '部门', '院系', '班级', '班级名称', '單位', '部門', '班級', '班級名稱', 'class', 'class name', 'department'],
  grade: ['入学年级', '入學年級', 'year'],
  phone: ['手机', '手机号码', '电话', '手機', '手機號碼', '電話', 'mobile', 'phone number'],
  email: ['电子邮箱', '电子邮件', '電子郵箱', '電子郵件', 'e-mail', 'email address', 'mail'],
  idCard: ['身份证', '身份证号码', '证件号码', '身分證', '身分證號碼', '證件號碼', 'id card', 'id card number'],
  pinyin: ['拼音', 'name pinyin'],
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\s*_]+/g, '')
    .toLowerCase()

const fieldOf = new Map(
  importFields.flatMap((field) =>
    [field, ...importHeadings[field], ...alsoCalled[field]].map((heading) => [plain(heading), field] as const),
  ),
)

export const requiredFields: readonly ImportField[] = ['number', 'name']

const missing = (field: ImportField): Phrase => {
  const [zhCN, enUS, zhTW] = importHeadings[field]
  return [`缺少“${zhCN}”列，请使用模板`, `The column “${enUS}” is missing. Use the template.`, `缺少「${zhTW}」欄，請使用範本`]
}

const twice = (one: string, other: string): Phrase => [
  `“${one}”和“${other}”两列表示同一内容，请只保留一列`,
  `The columns “${one}” and “${other}” mean the same. Keep one of them.`,
  `「${one}」和「${other}」兩欄表示同一內容，請只保留一欄`,
]

const nothingInside: Phrase = ['表格里没有人员', 'The table contains no people', '表格裡沒有人員']

const leftOutNote = (headings: readonly string[]): Phrase | null =>
  headings.length === 0
    ? null
    : [
        `没有导入这些列：${headings.join('、')}`,
        `These columns are not imported: ${headings.join(', ')}`,
        `沒有匯入這些欄：${headings.join('、')}`,
      ]

export interface RawLine {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly cells: Readonly<Partial<Record<ImportField, string>>>
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Finds out which column means what; unknown ones are left out and named. */
export const readColumns = (table: Table): { lines: RawLine[]; note: Phrase | null } => {
  const top = table.findIndex((cells) => !isEmpty(cells))
  const headings = table[top] ?? []
  const columns = new Map<ImportField, number>()
  for (const [at, heading] of headings.entries()) {
    const field = fieldOf.get(plain(heading))
    const earlier = field && columns.get(field)
    if (earlier !== undefined) throw new Unreadable(twice(headings[earlier] ?? '', heading))
    if (field) columns.set(field, at)
  }
  for (const field of requiredFields) if (!columns.has(field)) throw new Unreadable(missing(field))
  const lines = table.flatMap((cells, at) =>
    at <= top || isEmpty(cells)
      ? []
      : [{ line: at + 1, cells: Object.fromEntries([...columns].map(([field, column]) => [field, cells[column] ?? ''])) }],
  )
  if (lines.length === 0) throw new Unreadable(nothingInside)
  const unknown = headings.filter((heading) => heading.trim() !== '' && !fieldOf.has(plain(heading)))
  return { lines, note: leftOutNote(unknown.slice(0, 20).map((heading) => heading.trim().slice(0, 30))) }
}
