import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const shownCodeWords = wordsOf({
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

export const ownCodeWords = wordsOf({
  title: ['把屏幕对准终端的扫码口', "Hold your screen up to the terminal's scanner", '把螢幕對準終端的掃碼口'],
  label: ['我的终端码', 'My terminal code', '我的終端碼'],
  advice: [
    '终端读取后显示您的待打印内容。此码每分钟自动更新，只能使用一次，请勿转发。',
    'The terminal then shows what you can print. The code renews every minute and works once. Do not share it.',
    '終端讀取後顯示您的待列印內容。此碼每分鐘自動更新，只能使用一次，請勿轉發。',
  ],
  scanInstead: ['改为扫描终端屏幕', 'Scan the terminal instead', '改為掃描終端螢幕'],
})

export const atTerminalWords = wordsOf({
  onlyScan: [
    '终端读取后开始打印。取件码 24 小时内有效，打印一次后失效，请勿转发。',
    'Printing starts once the terminal reads the code. It is valid for 24 hours and one print. Do not share it.',
    '終端讀取後開始列印。取件碼 24 小時內有效，列印一次後失效，請勿轉發。',
  ],
  here: ['您在这台终端', 'You are at this terminal', '您在這台終端'],
  what: ['打印什么', 'What to print', '列印什麼'],
  copiesLeft: (printed: number, copies: number): Phrase => [
    printed === 0 ? `${copies} 份` : `已打印 ${printed} / ${copies} 份`,
    printed === 0 ? counted(copies, 'copy', 'copies') : `${printed} of ${copies} printed`,
    printed === 0 ? `${copies} 份` : `已列印 ${printed} / ${copies} 份`,
  ],
  pagesLeft: (count: number): Phrase => [`${count} 页待打印`, `${counted(count, 'page')} to print`, `${count} 頁待列印`],
  readySince: (time: string): Phrase => [`${time} 起可打印`, `Ready since ${time}`, `${time} 起可列印`],
  noneHere: [
    '您等待打印的内容都不能在这台终端打印，请换一台。',
    'None of your waiting prints can be printed at this terminal. Use another one.',
    '您等待列印的內容都不能在這台終端列印，請換一台。',
  ],
  scan: ['扫码', 'Scan a code', '掃碼'],
  tasks: ['我的打印任务', 'My prints', '我的列印任務'],
  nearby: ['附近的终端', 'Terminals nearby', '附近的終端'],
  forPerson: (name: string): Phrase => [`为 ${name} 代领`, `For ${name}`, `為 ${name} 代領`],
  printHere: ['在这里打印', 'Print here', '在這裡列印'],
  showThere: ['在终端屏幕上操作', 'Continue on the screen', '在終端螢幕上操作'],
  isShown: [
    '终端已显示您的内容，请在屏幕上继续。',
    'The terminal now shows your items. Continue on its screen.',
    '終端已顯示您的內容，請在螢幕上繼續。',
  ],
  nothing: [
    '您没有等待打印的文件。可以先申请纸质证明或上传文件打印，也可以在终端屏幕上操作。',
    'You have nothing waiting to print. Apply for a paper certificate or upload a file first, or continue on the terminal screen.',
    '您沒有等待列印的檔案。可以先申請紙本證明或上傳檔案列印，也可以在終端螢幕上操作。',
  ],
  apply: ['申请证明', 'Apply for a certificate', '申請證明'],
  scanAgain: ['重新扫码', 'Scan again', '重新掃碼'],
  printRest: ['打印其余页面', 'Print the rest', '列印其餘頁面'],
  more: ['继续打印其他文件', 'Print something else', '繼續列印其他檔案'],
  elsewhere: ['查找其他终端', 'Find another terminal', '查找其他終端'],
  report: ['报告终端故障', 'Report a fault', '報告終端故障'],
})
