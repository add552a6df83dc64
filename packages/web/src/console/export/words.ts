import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const exportWords = wordsOf({
  export: ['导出', 'Export', '匯出'],
  title: (list: string): Phrase => [`导出：${list}`, `Export: ${list}`, `匯出：${list}`],
  text: [
    '导出当前筛选出的全部行。名单中的人能看到自己被导出；您的姓名、原因、筛选条件和行数会记入审计。',
    'Exports every row of the current filter. People in it can see that they were exported. Your name, reason, filter and the number of rows are recorded.',
    '匯出目前篩選出的全部列。名單中的人能看到自己被匯出；您的姓名、原因、篩選條件和列數會記入稽核。',
  ],
  columns: ['列', 'Columns', '欄位'],
  unmasked: (title: string): Phrase => [`${title}（需批准）`, `${title} (needs approval)`, `${title}（需核准）`],
  format: ['格式', 'Format', '格式'],
  xlsx: ['Excel（XLSX）', 'Excel (XLSX)', 'Excel（XLSX）'],
  csv: ['CSV', 'CSV', 'CSV'],
  zip: ['ZIP', 'ZIP', 'ZIP'],
  reason: ['原因', 'Reason', '原因'],
  reasonHint: ['例如：“学期末对账”', 'For example: end-of-term accounts', '例如：「學期末對帳」'],
  start: ['开始导出', 'Start export', '開始匯出'],
  progress: ['导出进度', 'Export progress', '匯出進度'],
  rows: (done: string, total: string): Phrase => [`${done} / ${total} 行`, `${done} of ${counted(total, 'row')}`, `${done} / ${total} 列`],
  waits: [
    '超过 50,000 行或含未遮盖的内容，须由另一位管理员批准。批准后会通知您。',
    'More than 50,000 rows or unmasked data need another administrator’s approval. You will be notified when it is approved.',
    '超過 50,000 列或含未遮蓋的內容，須由另一位管理員核准。核准後會通知您。',
  ],
  ready: (rows: string): Phrase => [
    `共 ${rows} 行。文件加密保存 24 小时，只有您能下载。`,
    `${counted(rows, 'row')}. The file is kept encrypted for 24 hours, and only you can download it.`,
    `共 ${rows} 列。檔案加密保存 24 小時，只有您能下載。`,
  ],
  download: ['下载', 'Download', '下載'],
  cancel: ['取消导出', 'Cancel export', '取消匯出'],
  remove: ['删除文件', 'Delete file', '刪除檔案'],
  cancelTitle: ['取消这份导出？', 'Cancel this export?', '取消這份匯出？'],
  removeTitle: ['删除这份导出文件？', 'Delete this file?', '刪除這份匯出檔案？'],
  cancelText: ['之后如仍需要，须重新导出。', 'If you need it later, export it again.', '之後如仍需要，須重新匯出。'],
  toExports: ['查看我的导出', 'View my exports', '查看我的匯出'],
})
