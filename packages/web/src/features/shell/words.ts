import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const shellWords = wordsOf({
  unknownDocument: [
    '没有这份文档，链接可能已经过时。',
    'This document does not exist. The link may be out of date.',
    '沒有這份文件，連結可能已經過時。',
  ],
  goBack: ['返回', 'Go back', '返回'],
  wrongAddress: [
    '链接中的网址不正确，无法打开。',
    'The address in this link is not valid and cannot be opened.',
    '連結中的網址不正確，無法開啟。',
  ],
  outside: ['即将离开校园应用', 'You are leaving the Campus app', '即將離開校園應用'],
  outsideAdvice: [
    '这个网址不在学校认可的名单中。请核对无误后再打开，不要在其中输入校园账号的密码。',
    "This address is not on your school's list. Check it before you open it, and never enter your campus password there.",
    '這個網址不在學校認可的名單中。請核對無誤後再開啟，不要在其中輸入校園帳號的密碼。',
  ],
  openOutside: ['在浏览器中打开', 'Open in browser', '在瀏覽器中開啟'],
  pageAt: (host: string): Phrase => [`${host} 的网页`, `Web page of ${host}`, `${host} 的網頁`],
  noCode: [
    '链接中没有有效的取件码。请在终端上重新扫码，或到订单中查看取件码。',
    'This link has no valid pick-up code. Scan the terminal again, or find the code in your order.',
    '連結中沒有有效的取件碼。請在終端上重新掃碼，或到訂單中查看取件碼。',
  ],
  bridgeTitle: ['把屏幕对准终端的扫码口', "Hold your screen up to the terminal's scanner", '把螢幕對準終端的掃碼口'],
  bridgeCode: ['取件码', 'Pick-up code', '取件碼'],
  bridgeAdvice: [
    '终端读取后开始打印。无法扫码时，可在终端上输入取件码。取件码 24 小时内有效，打印一次后失效，请勿转发。',
    'Printing starts once the terminal reads the code. If it cannot be scanned, enter the code at the terminal. It is valid for 24 hours and one print. Do not share it.',
    '終端讀取後開始列印。無法掃碼時，可在終端上輸入取件碼。取件碼 24 小時內有效，列印一次後失效，請勿轉發。',
  ],
})
