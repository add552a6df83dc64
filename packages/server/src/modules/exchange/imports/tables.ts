import { type DataField, type DataTable, dataHeadings, requiredFields } from '@campus/contract/exchange/import-fields.ts'
import type { TableMap } from '@campus/contract/exchange/sources.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type ColumnRules, cleanCell, readColumns } from '../../../platform/tables/columns.ts'
import type { Table } from '../../../platform/tables/table.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import type { ReadTable } from '../work/apply-tables.service.ts'

const empty: Phrase = ['表格里没有内容', 'The table has no rows', '表格裡沒有內容']

type OtherNames = { readonly [Kind in DataTable]: NonNullable<ColumnRules<DataField<Kind>>['alsoCalled']> }

/** Other names under which schools store the same field. */
const alsoCalled: OtherNames = {
  units: {
    code: ['编码', '单位代码', '單位代碼', '編碼', 'code'],
    parent: ['上级编码', '上级单位', '上級編碼', '上級單位'],
    kind: ['单位类型', '單位類型'],
  },
  courses: { code: ['课程号', '课程代码', '課程號', '課程代碼', 'code'], kind: ['课程类别', '課程類別'] },
  records: {
    number: ['学工号', '學工號', 'number'],
    college: ['院系', '学院名称', '院系名称', '學院名稱'],
    major: ['专业名称', '專業名稱'],
    grade: ['入学年级', '入學年級', 'grade'],
    educationLevel: ['学历层次', '層次', '层次', '學歷層次'],
    standing: ['学生状态', '学籍', '學生狀態'],
    enrolledOn: ['入学时间', '入學時間'],
    expectedGraduationOn: ['预计毕业时间', '預計畢業時間'],
    graduatedOn: ['毕业时间', '畢業時間'],
    examCardNo: ['准考证', '准考證'],
  },
  scores: {
    number: ['学工号', '學工號', 'number'],
    course: ['课程号', '课程代码', '課程號', '課程代碼'],
    attempt: ['考试性质', '考試性質'],
    mark: ['总评成绩', '分数', '總評成績', '分數', 'mark'],
  },
}

const plain = (heading: string) => heading.normalize('NFKC').trim().toLowerCase()

const missing = (theirs: string): Phrase => [
  `文件里没有“${theirs}”列，请核对对应关系`,
  `The file has no column “${theirs}”. Check the mapping.`,
  `檔案裡沒有「${theirs}」欄，請核對對應關係`,
]

/** Their columns and words become ours; columns that the mapping does not name are left out. */
const translate = (table: Table, columns: TableMap['columns']): Table => {
  const top = table.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const headings = (table[top] ?? []).map(plain)
  const found = columns.map(({ theirs, field, values }) => {
    const at = headings.indexOf(plain(theirs))
    if (at < 0) throw new Unreadable(missing(theirs))
    return { at, field, words: new Map(values.map((value) => [value.theirs, value.ours])) }
  })
  // Lines keep their numbers.
  return table.map((cells, line) => {
    if (line < top) return []
    if (line === top) return found.map(({ field }) => field)
    return found.map(({ at, words }) => {
      const cell = cleanCell(cells[at] ?? '')
      return words.get(cell) ?? cell
    })
  })
}

/** The lines of a table of this kind; columns that are not known are named. */
export const readDataTable = (
  kind: DataTable,
  table: Table,
  columns: TableMap['columns'] = [],
): ReadTable & { readonly note: Phrase | null } => {
  const { lines, note } = readColumns<string>(columns.length === 0 ? table : translate(table, columns), {
    headings: dataHeadings[kind],
    alsoCalled: alsoCalled[kind],
    required: requiredFields[kind],
    empty,
  })
  return { kind, lines, note }
}
