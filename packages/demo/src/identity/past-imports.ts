import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { photoTypeRows } from './photo-type-rows.ts'

const imports = [
  ['T0025', '2023级录取照片.zip', 'done', 612, 0, 9],
  ['T0002', '补拍照片.zip', 'done', 18, 41, 2],
  ['T0003', '学生证照片（扫描）.rar', 'unreadable', 0, 0, 0],
  ['T0025', '2024级录取照片.zip', 'done', 598, 3, 14],
  ['T0002', '毕业照片-旧版.zip', 'cancelled', 0, 220, 0],
  ['T0003', '2025级录取照片.zip', 'done', 574, 0, 6],
] as const

export const photoImportNames = imports.map(([, name]) => name)

const problem = [
  '文件无法读取，请把照片打包成 ZIP 后重新上传。',
  'The file cannot be read. Pack the photos as a ZIP file and upload it again.',
  '檔案無法讀取，請把照片打包成 ZIP 後重新上傳。',
]

const between = 38 * 24 - 5

/** The photos that offices imported in the last months, and those of which nothing came. */
export const photoImportRows = (today: Date): NewRow<'photo_import'>[] => {
  const [type] = photoTypeRows()
  return imports.map(([by, fileName, state, toAdd, toReplace, wrong], index) => {
    const at = ago(today, 31 + (imports.length - index - 1) * between)
    return {
      id: idAt('photo import', fileName, at),
      school_id: demoUniversity.id,
      created_by: personId(by),
      type_id: type?.id ?? '',
      file_name: fileName,
      state,
      problem: state === 'unreadable' ? JSON.stringify(problem) : null,
      total: toAdd + toReplace + wrong,
      to_add: toAdd,
      to_replace: toReplace,
      wrong,
      processed: state === 'done' ? toAdd + toReplace : 0,
      skips_wrong: wrong > 0,
      finished_at: ago(at, -0.2),
      created_at: at,
    }
  })
}

const searches = [
  ['T0002', '核对代考嫌疑人的身份', 20, 12],
  ['T0025', '拾到校园卡，查找失主', 10, 7],
  ['T0003', '核对补办学生证的照片', 10, 1],
  ['T0002', '核对两份学籍是否为同一人', 30, 0],
] as const

export const photoSearchTexts = searches.map(([, purpose]) => purpose)

/** Who searched the photos of the school for a face, and why. */
export const photoSearchRows = (today: Date): NewRow<'photo_search'>[] =>
  searches.map(([by, purpose, top, found], index) => {
    const at = ago(today, 50 + (searches.length - index - 1) * (29 * 24 + 6))
    return {
      id: idAt('photo search', String(index), at),
      school_id: demoUniversity.id,
      searcher_id: personId(by),
      purpose,
      top,
      found,
      created_at: at,
    }
  })
