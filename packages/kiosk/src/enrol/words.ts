import { wordsOf } from '@campus/ui/words/words.ts'

export const enrolWords = wordsOf({
  title: ['登记这台终端', 'Enrol this terminal', '登記這台終端'],
  hint: [
    '在管理后台“终端管理”中打开这台终端，获取屏幕的登记码，15 分钟内输入',
    'Open this terminal in the console, get a code for its screen, and enter it within 15 minutes',
    '在管理後台「終端管理」中開啟這台終端，取得螢幕的登記碼，15 分鐘內輸入',
  ],
  shut: ['此屏幕的登记已失效，请重新登记', 'This screen is no longer enrolled. Enrol it again.', '此螢幕的登記已失效，請重新登記'],
  code: ['登记码', 'Enrolment code', '登記碼'],
  enrol: ['登记', 'Enrol', '登記'],
  enrolling: ['正在登记…', 'Enrolling…', '正在登記…'],
  back: ['删除一位', 'Delete the last character', '刪除一位'],
  forPrinter: [
    '这是打印机程序的登记码，请获取屏幕的登记码',
    'This code is for the printer. Get one for the screen.',
    '這是印表機程式的登記碼，請取得螢幕的登記碼',
  ],
  elsewhere: ['终端已在另一个窗口打开', 'This terminal is open in another window', '終端已在另一個視窗開啟'],
  elsewhereHint: [
    '同一浏览器只能有一个窗口作为终端屏幕；关闭那个窗口，或改在这里使用',
    'Only one browser window can be the terminal screen. Close the other one, or use this one instead.',
    '同一瀏覽器只能有一個視窗作為終端螢幕；關閉那個視窗，或改在這裡使用',
  ],
  useHere: ['在这里使用', 'Use this window', '在這裡使用'],
})
