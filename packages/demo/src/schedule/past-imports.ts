import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { termId } from './demo-term.ts'

const imports = [
  ['T0025', 'rooms', '教室与座位数.xlsx', 'done', 64, 2, 0],
  ['T0025', 'sections', '本学期教学班.xlsx', 'unreadable', 0, 0, 0],
  ['T0003', 'sections', '本学期教学班-修正.xlsx', 'done', 118, 6, 3],
  ['T0003', 'rosters', '选课名单.csv', 'done', 4120, 0, 11],
  ['T0002', 'times', '上课时间.xlsx', 'cancelled', 96, 14, 5],
  ['T0003', 'times', '上课时间-终稿.xlsx', 'done', 236, 22, 0],
] as const

export const scheduleImportNames = imports.map(([, , name]) => name)

const problem = [
  '文件无法读取，请另存为 XLSX 或 CSV 后重新上传。',
  'The file cannot be read. Save it as XLSX or CSV and upload it again.',
  '檔案無法讀取，請另存為 XLSX 或 CSV 後重新上傳。',
]

/** How the term came into the system, table by table. */
export const scheduleImportRows = (today: Date): NewRow<'schedule_import'>[] =>
  imports.map(([by, kind, fileName, state, toAdd, toChange, wrong], index) => {
    const at = ago(today, 29 + (imports.length - index - 1) * (11 * 24 + 5))
    return {
      id: idAt('schedule import', fileName, at),
      school_id: demoUniversity.id,
      created_by: personId(by),
      kind,
      term_id: kind === 'rooms' ? null : termId,
      file_name: fileName,
      content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      state,
      problem: state === 'unreadable' ? JSON.stringify(problem) : null,
      total: toAdd + toChange + wrong,
      to_add: toAdd,
      to_change: toChange,
      wrong,
      skips_wrong: wrong > 0,
      finished_at: ago(at, -0.1),
      created_at: at,
    }
  })
