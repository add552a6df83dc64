import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const ownListWords = wordsOf({
  list: ['我的证明', 'My certificates', '我的證明'],
  show: ['显示', 'Show', '顯示'],
  all: ['全部', 'All', '全部'],
  none: ['您还没有领取过证明', 'You have no certificates yet', '您還沒有領取過證明'],
  noneOfState: ['没有这种状态的证明', 'No matches', '沒有這種狀態的證明'],
  get: ['去领取', 'Get one', '去領取'],
  serial: (serial: string): Phrase => [`编号 ${serial}`, `No. ${serial}`, `編號 ${serial}`],
  onPaper: ['纸质', 'On paper', '紙本'],
  until: (day: string): Phrase => [`有效期至 ${day}`, `Valid until ${day}`, `有效期至 ${day}`],
  kept: ['没有网络，显示的是上次的内容', 'You are offline. This is the last saved version.', '沒有網路，顯示的是上次的內容'],
})

export const documentWords = wordsOf({
  noId: ['请从列表中选择一份证明', 'Choose a certificate from the list', '請從列表中選擇一份證明'],
  toList: ['查看我的证明', 'View my certificates', '查看我的證明'],
  serial: ['编号', 'Number', '編號'],
  issuedAt: ['签发时间', 'Issued', '簽發時間'],
  validUntil: ['有效期至', 'Valid until', '有效期至'],
  withoutEnd: ['长期有效', 'No expiry', '長期有效'],
  verified: ['被核验', 'Verified', '被核驗'],
  times: (count: number): Phrase => [`${count} 次`, count === 1 ? 'once' : `${count} times`, `${count} 次`],
  toLog: ['查看核验记录', 'View log', '查看核驗記錄'],
  reason: ['原因', 'Reason', '原因'],
  making: [
    '正在制作并签名，一般几秒钟就好',
    'Your certificate is being made and signed, usually within seconds',
    '正在製作並簽名，一般幾秒鐘就好',
  ],
  makingText: [
    '可以先离开，完成后会有消息通知您。',
    'You can leave this page. We will notify you when it is done.',
    '可以先離開，完成後會有訊息通知您。',
  ],
  failed: ['没有制作成功', 'The certificate could not be made', '沒有製作成功'],
  failedText: ['可以再试一次；这次失败不计入次数。', 'Try again. Failed attempts do not count.', '可以再試一次；這次失敗不計入次數。'],
  retry: ['重新制作', 'Try again', '重新製作'],
  retried: ['已重新开始制作', 'Trying again', '已重新開始製作'],
  over: [
    '这份证明已不再有效，核验时会显示这个状态。',
    'This document is no longer valid. Anyone who verifies it will see that.',
    '這份證明已不再有效，核驗時會顯示這個狀態。',
  ],
  title: ['证明文件', 'Document', '證明檔案'],
  way: ['领取方式', 'Delivery', '領取方式'],
  file: (size: string, pages: number): Phrase => [
    `PDF · ${size} · ${pages} 页`,
    `PDF · ${size} · ${counted(pages, 'page')}`,
    `PDF · ${size} · ${pages} 頁`,
  ],
  download: ['下载 PDF', 'Download PDF', '下載 PDF'],
  keptHere: ['已存在本机，没有网络也能打开', 'Saved on this device and available offline', '已存在本機，沒有網路也能打開'],
})

export const onPaperWords = wordsOf({
  pickUp: ['领取纸质证明', 'Paper pick-up', '領取紙本證明'],
  waiting: (copies: number, printed: number): Phrase => [
    `共 ${copies} 份，已打印 ${printed} 份。凭取件码在自助终端打印，也可以请人代领。`,
    `${printed} of ${copies} printed. Print at a terminal with the pick-up code, or ask someone to collect it for you.`,
    `共 ${copies} 份，已列印 ${printed} 份。憑取件碼在自助終端列印，也可以請人代領。`,
  ],
  fetched: (copies: number): Phrase => [
    `${copies} 份已全部领取。`,
    copies === 1 ? 'The copy was collected.' : `All ${copies} copies were collected.`,
    `${copies} 份已全部領取。`,
  ],
  toCode: ['取件码与代领', 'Pick-up code and delegate', '取件碼與代領'],
  toApplication: ['看申请进度', 'View application', '看申請進度'],
  preview: ['内容预览', 'Content', '內容預覽'],
  previewLead: [
    '预览带有您的姓名水印，没有印章、防伪码和签名；正式的证明在纸上，凭纸上的防伪码核验。',
    'The preview is watermarked with your name and has no seal, code or signature. The printed certificate is the original and can be verified with the code on it.',
    '預覽帶有您的姓名浮水印，沒有印章、防偽碼和簽名；正式的證明在紙上，憑紙上的防偽碼核驗。',
  ],
})

export const actionWords = wordsOf({
  title: ['这份证明', 'This certificate', '這份證明'],
  mail: ['发送邮件', 'Send by email', '傳送郵件'],
  report: ['文件有误', 'Report a problem', '檔案有誤'],
  question: ['咨询', 'Ask a question', '諮詢'],
})

export const proofWords = wordsOf({
  title: ['如何核验', 'How to verify', '如何核驗'],
  code: ['防伪码', 'Anti-forgery code', '防偽碼'],
  codeHint: [
    '把防伪码告诉对方，在核验页面输入即可核对。',
    'Anyone with this code can verify the document on the verification page.',
    '把防偽碼告訴對方，在核驗頁面輸入即可核對。',
  ],
  showQr: ['出示二维码', 'Show QR code', '出示 QR 碼'],
  hideQr: ['收起二维码', 'Hide QR code', '收起 QR 碼'],
  qr: ['证明的二维码', 'QR code of the document', '證明的 QR 碼'],
  qrHint: ['请对方扫码，打开学校的核验页面。', 'Scan it to open the school’s verification page.', '請對方掃碼，打開學校的核驗頁面。'],
  credential: ['下载可验证凭证', 'Download credential', '下載可驗證憑證'],
  credentialHint: [
    '同样内容的 W3C 可验证凭证（JSON），给能读懂它的招聘、留学系统使用。',
    'The same facts as a W3C Verifiable Credential (JSON), for employers and universities that support it.',
    '同樣內容的 W3C 可驗證憑證（JSON），給能讀懂它的招聘、留學系統使用。',
  ],
  details: ['技术信息', 'Technical details', '技術資訊'],
  fingerprint: ['文件指纹（SHA-256）', 'Fingerprint (SHA-256)', '檔案指紋（SHA-256）'],
  signedAt: ['签名时间', 'Signed', '簽名時間'],
})

export const shareWords = wordsOf({
  title: ['分享给他人查看', 'Share', '分享給他人查看'],
  lead: [
    '得到链接的人可以查看并核验这份证明，到期自动失效，也可以随时结束。',
    'Anyone with the link can view and verify this until it expires. You can end it at any time.',
    '得到連結的人可以查看並核驗這份證明，到期自動失效，也可以隨時結束。',
  ],
  note: ['接收方', 'Recipient', '接收方'],
  noteHint: ['只有您看得到，如：某某公司', 'Only you see this, for example Example Company', '只有您看得到，如：某某公司'],
  days: ['多久', 'Duration', '多久'],
  day: (days: number): Phrase => [`${days} 天`, counted(days, 'day'), `${days} 天`],
  showsFile: [
    '对方也能看到文件原件，包括上面的证件号码等信息',
    'Also show the file itself, with everything printed on it, such as an ID number',
    '對方也能看到檔案原件，包括上面的證件號碼等資訊',
  ],
  newShare: ['新建分享', 'Create share', '新建分享'],
  share: ['生成链接', 'Create link', '產生連結'],
  made: ['链接已生成', 'Link created', '連結已產生'],
  list: ['我的分享', 'My shares', '我的分享'],
  nobody: ['未注明', 'No recipient', '未註明'],
  link: ['链接', 'the link', '連結'],
  send: ['发送', 'Send', '傳送'],
  showQr: ['二维码', 'QR code', 'QR 碼'],
  hideQr: ['收起', 'Hide', '收起'],
  end: ['结束', 'End', '結束'],
  endTitle: ['结束这个分享吗？', 'End this share?', '結束這個分享嗎？'],
  endText: ['链接会立刻失效，不能恢复。', 'The link stops working immediately and permanently.', '連結會立刻失效，不能恢復。'],
  ended: ['分享已结束', 'Share ended', '分享已結束'],
  views: (count: number): Phrase => [`查看 ${count} 次`, count === 1 ? 'Viewed once' : `Viewed ${count} times`, `查看 ${count} 次`],
  lastView: ['最近', 'last', '最近'],
  until: (day: string): Phrase => [`至 ${day}`, `until ${day}`, `至 ${day}`],
  open: ['有效', 'Active', '有效'],
  over: ['已过期', 'Expired', '已過期'],
  closed: ['已结束', 'Ended', '已結束'],
})
