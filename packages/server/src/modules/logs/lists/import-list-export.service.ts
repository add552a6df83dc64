import { type ImportState, importStateNames } from '@campus/contract/import-shapes.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Role } from '@campus/contract/roles.ts'
import { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import type { CellTexts } from '../exports/cell-texts.ts'
import { exportSource } from '../exports/export-source.extension.ts'
import { readWhole } from './short-list-export.service.ts'

interface Import {
  readonly id: string
  readonly fileName: string
  readonly state: ImportState
  readonly problem: string
  readonly total: number
  readonly wrong: number
  readonly by: string
  readonly createdAt: string
  readonly finishedAt: string | null
}

interface Definition<Row> {
  readonly who: readonly Role[]
  readonly read: (
    ctx: CallerCtx,
    page: { pageNum: number; pageSize: number },
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  /** What the file brought, where an area imports several things. */
  readonly kindOf?: (row: Row) => Phrase
  /** How many of each there were, besides all and those with errors. */
  readonly counts: readonly (readonly [key: string, title: Phrase, count: (row: Row) => number])[]
}

const NoFilter = z.object({})

/** The imports of an area: their files, and what came of them. */
export const importExport = <Row extends Import>({ who, read, kindOf, counts }: Definition<Row>) =>
  exportSource<typeof NoFilter, Row>({
    who,
    filter: NoFilter,
    filterNames: {},
    columns: [
      { key: 'fileName', title: ['文件', 'File', '檔案'], cell: ({ fileName }) => fileName },
      ...(kindOf
        ? [{ key: 'kind', title: ['内容', 'Content', '內容'], cell: (row: Row, { say }: CellTexts) => say(kindOf(row)) } as const]
        : []),
      { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(importStateNames[state]) },
      { key: 'total', title: ['行数', 'Rows', '列數'], cell: ({ total }) => String(total) },
      ...counts.map(([key, title, count]) => ({ key, title, cell: (row: Row) => String(count(row)) })),
      { key: 'wrong', title: ['错误', 'Errors', '錯誤'], cell: ({ wrong }) => String(wrong) },
      { key: 'problem', title: ['问题', 'Problem', '問題'], cell: ({ problem }) => problem },
      { key: 'by', title: ['操作人', 'By', '操作人'], cell: ({ by }) => by },
      { key: 'createdAt', title: ['开始时间', 'Started', '開始時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
      { key: 'finishedAt', title: ['完成时间', 'Finished', '完成時間'], cell: ({ finishedAt }, { time }) => time(finishedAt) },
    ],
    scopeOf: () => Promise.resolve('school'),
    ...readWhole<typeof NoFilter, Row, Row>(read, (row) => row),
    peopleOf: () => [],
  })
