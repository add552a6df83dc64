import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const certificatesWords = wordsOf({
  search: ['搜索证明', 'Find a certificate', '搜尋證明'],
  kinds: ['种类', 'Type', '種類'],
  all: (count: number): Phrase => [`全部 ${count}`, `All ${count}`, `全部 ${count}`],
  list: ['可申请的证明', 'Certificates of your school', '可申請的證明'],
  none: [
    '学校还没有为您提供证明，有疑问请联系服务台',
    'Your school does not offer you any certificates yet. Contact the help desk.',
    '學校還沒有為您提供證明，有疑問請聯絡服務台',
  ],
  noneOfKind: ['这一类暂时没有证明', 'No certificates of this type', '這一類暫時沒有證明'],
  helpDesk: ['联系服务台', 'Help desk', '聯絡服務台'],
  mine: ['我的证明', 'My certificates', '我的證明'],
  allMine: ['全部', 'All', '全部'],
  noneMine: [
    '领取的证明会列在这里，打开过的没有网络也能查看',
    'Your certificates are listed here. Those you have opened are available offline.',
    '領取的證明會列在這裡，打開過的沒有網路也能查看',
  ],
  others: ['其他服务', 'More', '其他服務'],
  applications: ['我的申请', 'My applications', '我的申請'],
  applicationsText: ['进度、付款、下载和取件', 'Progress, payment, download and pick-up', '進度、付款、下載和取件'],
  service: ['证明服务', 'Certificate service', '證明服務'],
  serviceText: ['方式、时间、邮箱和咨询', 'Delivery, timing, mailbox and questions', '方式、時間、電子信箱和諮詢'],
  verify: ['证明核验', 'Verify a document', '證明核驗'],
  verifyText: ['上传 PDF 或输入防伪码', 'With the PDF or its anti-forgery code', '上傳 PDF 或輸入防偽碼'],
  grades: ['成绩查询', 'My grades', '成績查詢'],
  log: ['核验记录', 'Verification log', '核驗記錄'],
  logText: ['我的证明什么时候被核验过', 'When my documents were verified', '我的證明什麼時候被核驗過'],
})
