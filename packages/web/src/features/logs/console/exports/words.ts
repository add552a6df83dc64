import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const exportsWords = wordsOf({
  lead: [
    '您导出的文件加密保存 24 小时，只有您能下载。',
    'Your exported files are kept encrypted for 24 hours, and only you can download them.',
    '您匯出的檔案加密保存 24 小時，只有您能下載。',
  ],
  which: ['显示', 'Show', '顯示'],
  oneExport: ['这里只有一份导出。', 'Showing a single export.', '這裡只有一份匯出。'],
  showAll: ['查看全部', 'Show all', '查看全部'],
  own: ['我的导出', 'My exports', '我的匯出'],
  waiting: ['待我批准', 'Waiting for my approval', '待我核准'],
  none: [
    '还没有导出。在各列表中点“导出”即可。',
    'No exports yet. Use the Export button of a list.',
    '還沒有匯出。在各列表中點「匯出」即可。',
  ],
  noneWaiting: ['没有等待批准的导出。', 'No exports are waiting for approval.', '沒有等待核准的匯出。'],
  reason: ['原因', 'Reason', '原因'],
  filter: ['筛选条件', 'Filter', '篩選條件'],
  everything: ['无（全部）', 'None (everything)', '無（全部）'],
  columns: ['列', 'Columns', '欄位'],
  rows: ['行数', 'Rows', '列數'],
  moreThan: (count: string): Phrase => [`超过 ${count}`, `more than ${count}`, `超過 ${count}`],
  unmasked: ['含未遮盖的内容', 'Contains unmasked data', '含未遮蓋的內容'],
  yes: ['是', 'Yes', '是'],
  format: ['格式', 'Format', '格式'],
  askedBy: ['申请人', 'Requested by', '申請人'],
  askedAt: ['申请时间', 'Requested', '申請時間'],
  decidedBy: ['审批人', 'Decided by', '審批人'],
  until: ['保存至', 'Kept until', '保存至'],
  approveUntil: ['批准期限', 'Approve by', '核准期限'],
  sha256: ['SHA-256', 'SHA-256', 'SHA-256'],
  approve: ['批准', 'Approve', '核准'],
  reject: ['拒绝', 'Reject', '拒絕'],
  approveTitle: (name: string): Phrase => [`批准${name}的导出？`, `Approve ${name}’s export?`, `核准${name}的匯出？`],
  approveText: (rows: string): Phrase => [
    `将为其生成含 ${rows} 行的文件。您的姓名会记入审计。`,
    `A file with ${counted(rows, 'row')} is created for them. Your name is recorded.`,
    `將為其產生含 ${rows} 列的檔案。您的姓名會記入稽核。`,
  ],
  rejectTitle: (name: string): Phrase => [`拒绝${name}的导出`, `Reject ${name}’s export`, `拒絕${name}的匯出`],
  rejectText: ['原因会告知申请人。', 'The reason is sent to them.', '原因會告知申請人。'],
  approved: ['已批准，正在生成', 'Approved. The file is being made.', '已核准，正在產生'],
  rejected: ['已拒绝', 'Rejected', '已拒絕'],
})
