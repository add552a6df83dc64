import { counted } from '@campus/contract/counted.ts'
import { dataImportKindNames } from '@campus/contract/exchange/imports.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const dataImportWords = wordsOf({
  ...dataImportKindNames,
  lead: (max: string): Phrase => [
    `上传后先检查，确认后才会写入。空白单元格保留原内容。一次最多 ${max} 行。`,
    `A file is checked first and imported only when you confirm. Empty cells keep the current values. Up to ${max} rows at a time.`,
    `上傳後先檢查，確認後才會寫入。空白儲存格保留原內容。一次最多 ${max} 列。`,
  ],
  kind: ['内容', 'Content', '內容'],
  unitsHint: [
    '按单位编码新增或更新，上级单位可以在同一文件中。',
    'Added or changed by unit code. A parent may be in the same file.',
    '按單位編碼新增或更新，上級單位可以在同一檔案中。',
  ],
  coursesHint: ['按课程编码新增或更新。', 'Added or changed by course code.', '按課程編碼新增或更新。'],
  recordsHint: [
    '按学号和数据来源新增或更新，学生账号须先导入。院系、专业和班级填编码或名称。',
    'Added or changed by student number and data source. Students need an account first. Enter college, major and class by code or name.',
    '按學號和資料來源新增或更新，學生帳號須先匯入。院系、專業和班級填編碼或名稱。',
  ],
  scoresHint: [
    '成绩填分数或优秀、良好等。已公布的成绩被更正时，原成绩保留并通知学生。',
    'Enter a score as a number or as a word such as Excellent. When a published score is corrected, the earlier one is kept and the student is notified.',
    '成績填分數或優秀、良好等。已公布的成績被更正時，原成績保留並通知學生。',
  ],
  publishes: ['导入后立即向学生公布', 'Show them to students immediately', '匯入後立即向學生公布'],
  template: (format: string): Phrase => [`下载模板 ${format}`, `Template ${format}`, `下載範本 ${format}`],
  templateName: (kind: string): Phrase => [`导入模板-${kind}`, `import-template-${kind}`, `匯入範本-${kind}`],
  file: ['文件', 'File', '檔案'],
  lines: ['行数', 'Rows', '列數'],
  byItself: ['夜间自动', 'Nightly run', '夜間自動'],
  readingText: [
    '正在读取并检查，可以离开此页，稍后回来查看。',
    'The data is being read and checked. You can leave and come back.',
    '正在讀取並檢查，可以離開此頁，稍後回來查看。',
  ],
  runningText: [
    '正在写入，要么全部完成，要么什么都不改变。',
    'Importing. Either everything is imported, or nothing changes.',
    '正在寫入，要麼全部完成，要麼什麼都不改變。',
  ],
  handled: (processed: string, total: string): Phrase => [
    `${processed} / ${total} 行`,
    `${processed} of ${counted(total, 'row')}`,
    `${processed} / ${total} 列`,
  ],
  doneText: (added: number, changed: number, skipped: number): Phrase => [
    `新增 ${added} 项，更新 ${changed} 项${skipped > 0 ? `，跳过 ${skipped} 行` : ''}。`,
    `${added} added, ${changed} changed${skipped > 0 ? `, ${skipped} rows skipped` : ''}.`,
    `新增 ${added} 項，更新 ${changed} 項${skipped > 0 ? `，略過 ${skipped} 列` : ''}。`,
  ],
  nothingChanged: ['没有改变任何内容。', 'Nothing was changed.', '沒有改變任何內容。'],
  cancelledText: [
    '这次导入已取消，没有改变任何内容。',
    'This import was cancelled. Nothing was changed.',
    '這次匯入已取消，沒有改變任何內容。',
  ],
  add: ['新增', 'New', '新增'],
  gone: ['文件未列出', 'Not in the file', '檔案未列出'],
  lineNumber: (part: string, line: number): Phrase => [`${part}第 ${line} 行`, `${part}Row ${line}`, `${part}第 ${line} 列`],
  about: ['对象', 'Item', '對象'],
  runTitle: (count: number): Phrase => [`写入 ${count} 项？`, `Import ${counted(count, 'item')}?`, `寫入 ${count} 項？`],
  runText: (add: number, change: number): Phrase => [
    `将新增 ${add} 项，更新 ${change} 项。文件未列出的内容不会删除。`,
    `${add} will be added and ${change} changed. What the file does not list is not deleted.`,
    `將新增 ${add} 項，更新 ${change} 項。檔案未列出的內容不會刪除。`,
  ],
  backToImports: ['返回导入记录', 'Back to imports', '返回匯入記錄'],
  backToSources: ['返回数据交换', 'Back to data exchange', '返回資料交換'],
})
