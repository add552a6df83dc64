import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const scannedWords = wordsOf({
  text: ['扫到的内容', 'Scanned content', '掃到的內容'],
  nothing: ['没有可以显示的内容，请重新扫描。', 'Nothing to show. Please scan again.', '沒有可以顯示的內容，請重新掃描。'],
  copy: ['复制', 'Copy', '複製'],
  copied: ['已复制', 'Copied', '已複製'],
  notCopied: ['无法复制，请长按选择', 'Could not copy. Select the text yourself.', '無法複製，請長按選擇'],
  warning: [
    '无法识别此二维码。不要向不认识的网站输入密码、验证码或证件号。',
    'This code was not recognised. Never enter passwords, codes or ID numbers on a site you do not know.',
    '無法辨識此 QR 碼。不要向不認識的網站輸入密碼、驗證碼或證件號。',
  ],
  host: (host: string): Phrase => [`将打开网站 ${host}`, `Opens ${host}`, `將打開網站 ${host}`],
  open: ['打开链接', 'Open link', '打開連結'],
  openTitle: (host: string): Phrase => [`离开校园，打开 ${host}？`, `Leave Campus and open ${host}?`, `離開校園，打開 ${host}？`],
  again: ['再扫一次', 'Scan again', '再掃一次'],
})
