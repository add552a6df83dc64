import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const peopleImportWords = wordsOf({
  lead: (max: string): Phrase => [
    `上传表格后先预览，确认后才会写入。一次最多 ${max} 行。`,
    `Review the table first. It is imported only when you confirm. Up to ${max} rows at a time.`,
    `上傳表格後先預覽，確認後才會寫入。一次最多 ${max} 列。`,
  ],
  kind: ['导入对象', 'Import', '匯入對象'],
  student: ['学生', 'Students', '學生'],
  teacher: ['教职工', 'Teachers and staff', '教職員'],
  template: ['下载模板', 'Template', '下載範本'],
  templateName: (kind: string): Phrase => [`导入模板-${kind}`, `import-template-${kind}`, `匯入範本-${kind}`],
  file: ['表格文件', 'Table', '表格檔案'],
  lines: ['行数', 'Rows', '列數'],
  readingText: [
    '正在读取并核对表格，可以离开此页，稍后回来查看。',
    'The table is being read and checked. You can leave and come back.',
    '正在讀取並核對表格，可以離開此頁，稍後回來查看。',
  ],
  runningText: [
    '正在写入，要么全部完成，要么什么都不改变。',
    'Importing. Either every row is imported, or nothing changes.',
    '正在寫入，要麼全部完成，要麼什麼都不改變。',
  ],
  handled: (processed: string, total: string): Phrase => [
    `已处理 ${processed} / ${total} 行`,
    `${processed} of ${counted(total, 'row')}`,
    `已處理 ${processed} / ${total} 列`,
  ],
  doneText: (created: number, changed: number, skipped: number): Phrase => [
    `已新增 ${created} 人，更新 ${changed} 人${skipped > 0 ? `，跳过 ${skipped} 行` : ''}。`,
    `${created} added, ${changed} changed${skipped > 0 ? `, ${skipped} rows skipped` : ''}.`,
    `已新增 ${created} 人，更新 ${changed} 人${skipped > 0 ? `，略過 ${skipped} 列` : ''}。`,
  ],
  nothingChanged: ['没有任何人员被改变。', 'Nothing was changed.', '沒有任何人員被改變。'],
  cancelledText: [
    '这次导入已取消，没有改变任何人员。',
    'This import was cancelled. Nothing was changed.',
    '這次匯入已取消，沒有改變任何人員。',
  ],
  create: ['新增', 'Add', '新增'],
  lineNumber: (line: number): Phrase => [`第 ${line} 行`, `Row ${line}`, `第 ${line} 列`],
  runTitle: (count: number): Phrase => [`写入 ${count} 行？`, `Import ${counted(count, 'row')}?`, `寫入 ${count} 列？`],
  runText: (create: number, change: number): Phrase => [
    `将新增 ${create} 人，更新 ${change} 人。`,
    `${counted(create, 'person', 'people')} will be added and ${change} changed.`,
    `將新增 ${create} 人，更新 ${change} 人。`,
  ],
  seePeople: ['查看人员', 'View people', '查看人員'],
})
