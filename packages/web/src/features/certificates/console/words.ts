import { mailStateNames, mailViaNames } from '@campus/contract/certificates/delivery.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const mailWords = wordsOf({
  lead: [
    '送出证明的邮件。收件地址已遮盖；失败的写明原因。',
    'Emails with certificates. Addresses are masked. Failures show the reason.',
    '送出證明的郵件。收件地址已遮蓋；失敗的寫明原因。',
  ],
  search: ['姓名或学工号', 'Name or number', '姓名或學工號'],
  state: ['状态', 'Status', '狀態'],
  ...mailStateNames,
  ...mailViaNames,
  allMailboxes: ['全部发件邮箱', 'All mailboxes', '全部寄件信箱'],
  person: ['申请人', 'Applicant', '申請人'],
  to: ['收件人', 'To', '收件人'],
  cc: (count: number): Phrase => [`抄送 ${count} 个`, `${count} in Cc`, `副本 ${count} 個`],
  refusedCc: (addresses: string): Phrase => [`抄送未送达：${addresses}`, `Rejected Cc addresses: ${addresses}`, `副本未送達：${addresses}`],
  files: ['文件', 'Files', '檔案'],
  via: ['发件邮箱', 'Sent through', '寄件信箱'],
  at: ['时间', 'When', '時間'],
  attempts: (count: number): Phrase => [`尝试 ${count} 次`, counted(count, 'attempt'), `嘗試 ${count} 次`],
  none: ['还没有送出证明的邮件。', 'No certificates have been emailed yet.', '還沒有送出證明的郵件。'],
  noneLikeThat: ['没有符合条件的邮件。', 'No matching emails.', '沒有符合條件的郵件。'],
  toMailbox: ['发件邮箱', 'School mailbox', '寄件信箱'],
})

export const schoolMailboxWords = wordsOf({
  has: [
    '证明从这个邮箱发给申请人。删除后，改用系统的邮件服务器（如已配置）。',
    'Certificates are sent from this mailbox. Without it, the system mail server sends them, if there is one.',
    '證明從這個信箱發給申請人。刪除後，改用系統的郵件伺服器（如已設定）。',
  ],
  installation: [
    '现在由系统的邮件服务器发信。设置后，证明从学校自己的邮箱发出。',
    'The system mail server currently sends for you. Set up a mailbox here to send certificates from your own address.',
    '現在由系統的郵件伺服器發信。設定後，證明從學校自己的信箱發出。',
  ],
  none: [
    '学校还不能发信：申请人只能用自己的邮箱接收证明。请在此设置。',
    'Your school does not send email yet, so applicants must use their own mailboxes. Set one up here.',
    '學校還不能發信：申請人只能用自己的信箱接收證明。請在此設定。',
  ],
  howTo: (name: string): Phrase => [`怎样取得 ${name} 的授权码`, `Get the code for ${name}`, `怎樣取得 ${name} 的授權碼`],
})
