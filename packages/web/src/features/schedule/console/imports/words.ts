import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { scheduleImportKindNames } from '@campus/contract/schedule/imports.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const planImportWords = wordsOf({
  ...scheduleImportKindNames,
  lead: (max: string): Phrase => [
    `上传后先检查，确认后才会写入。一次最多 ${max} 行。`,
    `A file is checked first and imported only when you confirm. Up to ${max} rows at a time.`,
    `上傳後先檢查，確認後才會寫入。一次最多 ${max} 列。`,
  ],
  notYours: [
    '只有学校管理员和全校范围的管理者可以导入和导出排课',
    'Only administrators and managers of the whole school can import and export the timetable',
    '只有學校管理員和全校範圍的管理者可以匯入和匯出排課',
  ],
  kind: ['内容', 'Content', '內容'],
  rosterHint: [
    'OneRoster 1.2 的 ZIP：班级成为教学班，选课成为名单。人员按学工号匹配，不会新建。',
    'A ZIP of OneRoster 1.2: its classes become sections, its enrollments rosters. People are matched by number and never created.',
    'OneRoster 1.2 的 ZIP：班級成為教學班，選課成為名單。人員按學工號比對，不會新建。',
  ],
  term: ['学期', 'Term', '學期'],
  noTerm: ['请先新增学期', 'Add a term first', '請先新增學期'],
  removes: [
    '文件是完整的：其中的教学班如有文件未列出的排课或学生，一并取消',
    'The file is complete: weekly times and students of its sections that it does not list are removed',
    '檔案是完整的：其中的教學班如有檔案未列出的排課或學生，一併取消',
  ],
  template: (format: string): Phrase => [`下载模板 ${format}`, `Template ${format}`, `下載範本 ${format}`],
  templateName: (kind: string): Phrase => [`导入模板-${kind}`, `import-template-${kind}`, `匯入範本-${kind}`],
  file: ['文件', 'File', '檔案'],
  exportTitle: ['导出', 'Export', '匯出'],
  exportHint: ['导出的表格可以修改后再导入', 'An exported table can be changed and imported again', '匯出的表格可以修改後再匯入'],
  lines: ['行数', 'Rows', '列數'],
  readingText: [
    '正在读取并检查，可以离开此页，稍后回来查看。',
    'The file is being read and checked. You can leave and come back.',
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
  doneText: (added: number, changed: number, removed: number, skipped: number): Phrase => [
    `新增 ${added} 项，更新 ${changed} 项，取消 ${removed} 项${skipped > 0 ? `，跳过 ${skipped} 行` : ''}。`,
    `${added} added, ${changed} changed, ${removed} removed${skipped > 0 ? `, ${skipped} rows skipped` : ''}.`,
    `新增 ${added} 項，更新 ${changed} 項，取消 ${removed} 項${skipped > 0 ? `，略過 ${skipped} 列` : ''}。`,
  ],
  nothingChanged: ['没有改变任何内容。', 'Nothing was changed.', '沒有改變任何內容。'],
  cancelledText: [
    '这次导入已取消，没有改变任何内容。',
    'This import was cancelled. Nothing was changed.',
    '這次匯入已取消，沒有改變任何內容。',
  ],
  add: ['新增', 'Add', '新增'],
  remove: ['取消', 'Remove', '取消'],
  lineNumber: (part: string, line: number): Phrase => [`${part}第 ${line} 行`, `${part}Row ${line}`, `${part}第 ${line} 列`],
  notInFile: ['文件未列出', 'Not in the file', '檔案未列出'],
  about: ['对象', 'Item', '對象'],
  runTitle: (count: number): Phrase => [`写入 ${count} 项？`, `Import ${counted(count, 'item')}?`, `寫入 ${count} 項？`],
  runText: (add: number, change: number, remove: number): Phrase => [
    `将新增 ${add} 项，更新 ${change} 项，取消 ${remove} 项。已上的课不受影响。`,
    `${add} will be added, ${change} changed and ${remove} removed. Past lessons stay as they are.`,
    `將新增 ${add} 項，更新 ${change} 項，取消 ${remove} 項。已上的課不受影響。`,
  ],
  seeSections: ['查看教学班', 'View sections', '查看教學班'],
  seeRooms: ['查看教室', 'View rooms', '查看教室'],
})
