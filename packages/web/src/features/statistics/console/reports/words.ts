import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const reportsWords = wordsOf({
  lead: [
    '保存下来的统计视图，可以共享，也可以每周或每月以 PDF 和 CSV 发送到邮箱。',
    'Saved views of the statistics. Share them, or have them emailed weekly or monthly as PDF and CSV.',
    '儲存下來的統計檢視，可以共享，也可以每週或每月以 PDF 和 CSV 寄送到電子信箱。',
  ],
  none: [
    '还没有报表。在“统计分析”中选好要看的内容，再点“保存为报表”。',
    'No reports yet. Choose what to count in Explore numbers, then save it as a report.',
    '還沒有報表。在「統計分析」中選好要看的內容，再點「儲存為報表」。',
  ],
  toExplorer: ['去统计分析', 'Explore numbers', '去統計分析'],
  saveAs: ['保存为报表', 'Save as a report', '儲存為報表'],
  name: ['名称', 'Name', '名稱'],
  nameHint: ['例如：“每周登录情况”', 'For example: Logins each week', '例如：「每週登入情況」'],
  share: [
    '与有权查看统计的同事共享（各自只看到自己范围内的数字）',
    'Share with colleagues who can view statistics (each sees only their own units)',
    '與有權檢視統計的同事共享（各自只看到自己範圍內的數字）',
  ],
  schedule: ['定期发送', 'Email it', '定期寄送'],
  recipients: ['收件邮箱', 'Recipients', '收件信箱'],
  recipientsHint: [
    '每行一个，只能是本校人员的邮箱。少于 5 人的数字对无权查看明细的人显示为“<5”。',
    'One address per line, of people at this school. Numbers below 5 appear as “<5” to anyone who cannot view the entries.',
    '每行一個，只能是本校人員的電子信箱。少於 5 人的數字對無權檢視明細的人顯示為「<5」。',
  ],
  edit: ['编辑', 'Edit', '編輯'],
  editTitle: ['编辑报表', 'Edit the report', '編輯報表'],
  sendNow: ['立即发送上一期', 'Send the last period now', '立即寄送上一期'],
  sending: (count: number): Phrase => [
    `正在发送给 ${count} 位收件人`,
    count === 1 ? 'Sending to 1 recipient' : `Sending to ${count} recipients`,
    `正在寄送給 ${count} 位收件人`,
  ],
  remove: ['删除', 'Delete', '刪除'],
  removeTitle: ['删除这份报表？', 'Delete this report?', '刪除這份報表？'],
  removeText: [
    '不再发送邮件，共享的人也看不到它。',
    'It will no longer be emailed or visible to anyone it is shared with.',
    '不再寄送郵件，共享的人也看不到它。',
  ],
  what: ['内容', 'What', '內容'],
  days: (days: number): Phrase => [`最近 ${days} 天`, `last ${counted(days, 'day')}`, `最近 ${days} 天`],
  period: (from: string, until: string): Phrase => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`],
  owner: ['所有者', 'Owner', '擁有者'],
  next: ['下次发送', 'Next email', '下次寄送'],
  mails: ['已发送', 'Emailed', '已寄送'],
  sent: (count: number): Phrase => [`送出 ${count} 封`, `${count} sent`, `送出 ${count} 封`],
  waiting: (count: number): Phrase => [`${count} 封待发`, `${count} waiting`, `${count} 封待寄`],
  failed: (count: number): Phrase => [`${count} 封失败`, `${count} failed`, `${count} 封失敗`],
  shared: ['已共享', 'Shared', '已共享'],
  stopped: ['已停止', 'Stopped', '已停止'],
})
