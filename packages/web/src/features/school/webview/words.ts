import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const webviewWords = wordsOf({
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
})
