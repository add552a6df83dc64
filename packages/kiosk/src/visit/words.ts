import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const pagesEn = (count: number) => counted(count, 'page')
const sheetsEn = (count: number) => counted(count, 'sheet')
const copiesEn = (count: number) => counted(count, 'copy', 'copies')

export const visitWords = wordsOf({
  opening: ['正在打开…', 'Opening…', '正在開啟…'],
  hello: (name: string): Phrase => [`${name}，请选择要打印的内容`, `${name}, choose what to print`, `${name}，請選擇要列印的內容`],
  yours: ['请确认要打印的内容', 'Ready to print', '請確認要列印的內容'],
  waiting: ['待打印', 'Waiting to print', '待列印'],
  files: ['我的文件', 'My files', '我的檔案'],
  nothingWaiting: ['没有待打印的内容', 'Nothing is waiting to print', '沒有待列印的內容'],
  noFiles: ['还没有文件，可在手机上传后回来', 'No files yet. Upload them on your phone and come back.', '還沒有檔案，可在手機上傳後回來'],
  nothing: ['这个取件码没有可打印的内容了', 'Nothing left to print with this code', '這個取件碼沒有可列印的內容了'],
  print: ['打印', 'Print', '列印'],
  beginning: ['正在提交…', 'Sending…', '正在提交…'],
  choose: ['选择', 'Choose', '選擇'],
  busy: ['正在打印', 'Being printed', '正在列印'],
  amount: (copies: number, pages: number): Phrase => [
    `${copies} 份 · 每份 ${pages} 页`,
    `${copiesEn(copies)} · ${pagesEn(pages)} each`,
    `${copies} 份 · 每份 ${pages} 頁`,
  ],
  left: (pages: number): Phrase => [`还有 ${pages} 页未打印`, `${pagesEn(pages)} still to print`, `還有 ${pages} 頁未列印`],
  printed: (copies: number): Phrase => [`已打印 ${copies} 份`, `${copiesEn(copies)} printed`, `已列印 ${copies} 份`],
  readySince: (time: string): Phrase => [`${time} 起可打印`, `Ready since ${time}`, `${time} 起可列印`],
  uploadedAt: (time: string): Phrase => [`${time} 上传`, `Uploaded ${time}`, `${time} 上傳`],
  pages: (count: number): Phrase => [`${count} 页`, pagesEn(count), `${count} 頁`],
  photoSheet: (count: number): Phrase => [`照片排版 · ${count} 张`, `Photo sheet · ${count}`, `照片排版 · ${count} 張`],
  forSomebody: (name: string): Phrase => [`代 ${name} 领取`, `For ${name}`, `代 ${name} 領取`],
})

export const choiceWords = wordsOf({
  title: ['打印设置', 'Print settings', '列印設定'],
  copies: ['份数', 'Copies', '份數'],
  fewer: ['减少一份', 'One copy less', '減少一份'],
  more: ['增加一份', 'One copy more', '增加一份'],
  pages: ['页码', 'Pages', '頁碼'],
  allPages: (count: number): Phrase => [`全部 ${count} 页`, `All ${count}`, `全部 ${count} 頁`],
  somePages: ['指定页', 'Some pages', '指定頁'],
  someHint: ['例如 1-3,5', 'For example 1-3,5', '例如 1-3,5'],
  wrongPages: ['页码要从小到大，且不超过总页数', 'Use ascending order, within the file', '頁碼要從小到大，且不超過總頁數'],
  colour: ['颜色', 'Colour', '顏色'],
  black: ['黑白', 'B&W', '黑白'],
  inColour: ['彩色', 'Colour', '彩色'],
  sides: ['单双面', 'Sides', '單雙面'],
  oneSide: ['单面', 'Single', '單面'],
  bothSides: ['双面', 'Double', '雙面'],
  total: ['合计', 'Total', '合計'],
  sheets: (sheets: number, copies: number): Phrase => [
    `${copies} 份 × ${sheets} 张纸`,
    `${copies} × ${sheetsEn(sheets)}`,
    `${copies} 份 × ${sheets} 張紙`,
  ],
  beansCover: (beans: string): Phrase => [`豆可抵 ${beans}`, `Your beans cover ${beans}`, `豆可抵 ${beans}`],
  choosePages: ['请输入页码', 'Enter the pages', '請輸入頁碼'],
  pricing: ['正在计价…', 'Calculating the price…', '正在計價…'],
  back: ['返回', 'Back', '返回'],
  payWithBeans: ['用豆支付并打印', 'Pay with beans and print', '用豆支付並列印'],
  printFree: ['打印', 'Print', '列印'],
  payByPhone: ['用手机支付', 'Pay by phone', '用手機支付'],
  ordering: ['正在下单…', 'Ordering…', '正在下單…'],
})

export const payWords = wordsOf({
  title: ['请用手机扫码支付', 'Scan with your phone to pay', '請用手機掃碼支付'],
  hint: [
    '支付成功后自动开始打印，请不要离开',
    'Printing starts automatically after payment. Please stay here.',
    '支付成功後自動開始列印，請不要離開',
  ],
  qr: ['付款二维码', 'QR code to pay', '付款 QR 碼'],
  waits: ['等待支付…', 'Waiting for payment…', '等待支付…'],
  later: ['暂不支付', 'Not now', '暫不支付'],
  gone: ['订单已取消，没有扣款', 'Order cancelled. You were not charged.', '訂單已取消，沒有扣款'],
})

export const printWords = wordsOf({
  queued: ['正在准备打印…', 'Getting ready…', '正在準備列印…'],
  printing: ['正在打印', 'Printing', '正在列印'],
  stopped: ['打印机停下了', 'The printer has stopped', '印表機停下了'],
  helpPhone: (phone: string): Phrase => [`请拨打 ${phone} 求助`, `Call ${phone} for help`, `請撥打 ${phone} 求助`],
  otherTerminal: (name: string, place: string): Phrase => [
    `附近可用的终端：${name}（${place}）`,
    `Another terminal nearby: ${name} (${place})`,
    `附近可用的終端：${name}（${place}）`,
  ],
  stoppedHint: ['故障排除后会继续打印，请稍候', 'Printing continues once this is fixed. Please wait.', '故障排除後會繼續列印，請稍候'],
  out: (out: number, due: number, sheets: number): Phrase => [
    `已出 ${out} 页，共 ${due} 页${sheets === due ? '' : `（${sheets} 张纸）`}`,
    `${out} of ${pagesEn(due)} printed${sheets === due ? '' : ` (${sheetsEn(sheets)} in total)`}`,
    `已出 ${out} 頁，共 ${due} 頁${sheets === due ? '' : `（${sheets} 張紙）`}`,
  ],
  stay: ['请在此等候，取走全部纸张', 'Please wait here and take all your pages', '請在此等候，取走全部紙張'],
  done: ['打印完成', 'All done', '列印完成'],
  take: (pages: number, sheets: number): Phrase => [
    sheets === pages ? `请取走 ${pages} 页纸质文件` : `请取走 ${pages} 页，共 ${sheets} 张纸`,
    `Please take your ${pagesEn(pages)}${sheets === pages ? '' : ` on ${sheetsEn(sheets)}`}`,
    sheets === pages ? `請取走 ${pages} 頁紙本文件` : `請取走 ${pages} 頁，共 ${sheets} 張紙`,
  ],
  more: ['继续打印', 'Print something else', '繼續列印'],
  finish: ['结束', 'Finish', '結束'],
  failed: ['打印没有完成', 'Printing did not finish', '列印沒有完成'],
  unsure: ['需要管理员核实', 'An administrator needs to check', '需要管理員核實'],
  cameOut: (out: number, due: number): Phrase => [
    `共 ${due} 页，已出 ${out} 页`,
    `${out} of ${pagesEn(due)} printed`,
    `共 ${due} 頁，已出 ${out} 頁`,
  ],
  codeStays: (pages: number): Phrase => [
    `您的取件码仍然有效，可在此或其他终端补打剩余 ${pages} 页`,
    `Your code stays valid for the remaining ${pagesEn(pages)}, here or at another terminal`,
    `您的取件碼仍然有效，可在此或其他終端補印剩餘 ${pages} 頁`,
  ],
  restStays: (pages: number): Phrase => [
    `剩余 ${pages} 页为您保留，可在此或其他终端继续打印`,
    `You can print the remaining ${pagesEn(pages)} here or at another terminal`,
    `剩餘 ${pages} 頁為您保留，可在此或其他終端繼續列印`,
  ],
  notTwice: ['不会重复收费', 'You will not be charged twice', '不會重複收費'],
  again: ['补打剩余页', 'Print the rest', '補印剩餘頁'],
})
