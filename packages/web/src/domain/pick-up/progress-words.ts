import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const sheetsEn = (count: number) => counted(count, 'sheet')
const inEnglish = (count: number) => counted(count, 'page')

export const progressWords = wordsOf({
  label: ['打印进度', 'Print progress', '列印進度'],
  queued: ['等待打印机', 'Waiting for the printer', '等待印表機'],
  queuedText: [
    '轮到后立即开始，请不要离开。',
    'Printing starts as soon as the printer is free. Please stay here.',
    '輪到後立即開始，請不要離開。',
  ],
  printing: ['正在打印', 'Printing', '正在列印'],
  pages: (out: number, due: number, sheets: number): Phrase => [
    `已出 ${out} 页，共 ${due} 页${sheets === due ? '' : `（${sheets} 张纸）`}`,
    `${out} of ${inEnglish(due)} printed${sheets === due ? '' : ` (${sheetsEn(sheets)} in total)`}`,
    `已出 ${out} 頁，共 ${due} 頁${sheets === due ? '' : `（${sheets} 張紙）`}`,
  ],
  stopped: ['打印机停住了', 'The printer has stopped', '印表機停住了'],
  stoppedText: [
    '故障排除后会自动继续，已付的页面不会丢失。',
    'Printing continues automatically once this is fixed. No page you paid for is lost.',
    '故障排除後會自動繼續，已付的頁面不會遺失。',
  ],
  done: ['打印完成', 'All printed', '列印完成'],
  doneText: (pages: number, sheets: number): Phrase => [
    sheets === pages ? `请取走 ${pages} 页纸。` : `请取走 ${pages} 页，共 ${sheets} 张纸。`,
    `Please take your ${inEnglish(pages)}${sheets === pages ? '' : ` on ${sheetsEn(sheets)}`}.`,
    sheets === pages ? `請取走 ${pages} 頁紙。` : `請取走 ${pages} 頁，共 ${sheets} 張紙。`,
  ],
  failed: ['没有全部打印', 'Printing did not finish', '沒有全部列印'],
  failedText: (out: number, left: number): Phrase => [
    `已出 ${out} 页，其余 ${left} 页可以再次打印，不重复收费。`,
    `${inEnglish(out)} printed. You can print the other ${inEnglish(left)} again at no extra cost.`,
    `已出 ${out} 頁，其餘 ${left} 頁可以再次列印，不重複收費。`,
  ],
  unsure: ['正在核实', 'Being checked', '正在核實'],
  unsureText: [
    '管理员查看出纸盘后，会放行没有出来的页面，并通知您。',
    'An administrator will check the tray and release the missing pages. We will notify you.',
    '管理員查看出紙匣後，會放行沒有出來的頁面，並通知您。',
  ],
})
