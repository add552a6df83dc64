import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

/** What imports of tables say of their rows. */
export const importRowWords = wordsOf({
  change: ['更新', 'Change', '更新'],
  same: ['不变', 'Unchanged', '不變'],
  line: ['行', 'Row', '列'],
  action: ['处理', 'Change', '處理'],
  what: ['说明', 'Details', '說明'],
  noLines: ['没有符合条件的行。', 'No matching rows.', '沒有符合條件的列。'],
  table: ['导入的行', 'Import rows', '匯入的列'],
  skipWrong: (count: number): Phrase => [`跳过 ${count} 行错误`, `Skip ${counted(count, 'row')} with errors`, `略過 ${count} 列錯誤`],
  hasWrong: [
    '有错误的行：请修改文件后重新上传，或勾选跳过。',
    'Some rows have errors. Fix the file and upload it again, or skip them.',
    '有錯誤的列：請修改檔案後重新上傳，或勾選略過。',
  ],
  allWrong: [
    '没有可以写入的行，请修改文件后重新上传。',
    'No row can be imported. Fix the file and upload it again.',
    '沒有可以寫入的列，請修改檔案後重新上傳。',
  ],
  nothing: ['没有需要写入的内容。', 'There is nothing to import.', '沒有需要寫入的內容。'],
})
