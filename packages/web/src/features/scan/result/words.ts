import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const resultWords = wordsOf({
  noResult: ['链接中没有扫描结果，请重新扫描。', 'This link has no result. Please scan again.', '連結中沒有掃描結果，請重新掃描。'],
  again: ['重新扫描', 'Scan again', '重新掃描'],
  verification: ['证明核验码', 'Verification code', '證明核驗碼'],
  verificationText: [
    '用它可以核对一份电子证明是否真实。',
    'Shows whether an electronic certificate is genuine.',
    '用它可以核對一份電子證明是否真實。',
  ],
  openIt: ['打开', 'Open', '打開'],
  copy: ['复制', 'Copy', '複製'],
  copied: ['已复制', 'Copied', '已複製'],
  notCopied: ['没有复制成功，请长按文字复制', 'Could not copy. Select the text instead.', '沒有複製成功，請長按文字複製'],
  link: ['一个网址', 'Web address', '一個網址'],
  ownLink: ['本校系统的网址，可以放心打开。', 'An address in this system.', '本校系統的網址，可以放心打開。'],
  foreignLink: (host: string): Phrase => [
    `它指向外部网站 ${host}。请确认来源可信，不要在那里填写密码或付款。`,
    `This opens another website, ${host}. Make sure you trust it, and do not enter passwords or pay there.`,
    `它指向外部網站 ${host}。請確認來源可信，不要在那裡填寫密碼或付款。`,
  ],
  openLink: ['打开网址', 'Open address', '打開網址'],
  openTitle: (host: string): Phrase => [`打开 ${host}？`, `Open ${host}?`, `打開 ${host}？`],
  openText: ['将在新标签页离开本应用。', 'It opens in a new tab, outside this app.', '將在新分頁離開本應用。'],
  text: ['一段文字', 'Text', '一段文字'],
  textText: ['无法识别此二维码，内容如下。', 'This code was not recognised. It contains:', '無法辨識此 QR 碼，內容如下。'],
})
