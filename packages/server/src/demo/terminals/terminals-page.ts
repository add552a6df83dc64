import { counted } from '@campus/contract/counted.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { renderDemoFrame } from '../page/frame.ts'
import type { DemoPrinter, DemoPrinterAction } from './demo-terminals.ts'

const title: Phrase = ['演示终端', 'Demo terminals', '示範終端']
const explains: Phrase = [
  '演示学校的打印机不出真纸：打印出的内容放在文件夹里，也列在这里。可以打开终端的屏幕，或让打印机出点状况。',
  'The demo printers use no paper. Everything they print is listed here. Open a terminal screen, or simulate a printer problem.',
  '示範學校的印表機不出真紙：列印出的內容放在資料夾裡，也列在這裡。可以打開終端的螢幕，或讓印表機出點狀況。',
]
const opens: Phrase = ['打开屏幕', 'Open its screen', '打開螢幕']
const troubles: Record<'none' | DemoPrinter['troubles'][number], Phrase> = {
  none: ['正常', 'Works', '正常'],
  jam: ['卡纸', 'Jammed', '卡紙'],
  empty: ['缺纸', 'Out of paper', '缺紙'],
  door: ['盖板未关', 'Cover open', '蓋板未關'],
  paused: ['已暂停', 'Paused', '已暫停'],
}
const actionNames: Record<DemoPrinterAction, Phrase> = {
  jam: ['卡住下一张', 'Jam the next sheet', '卡住下一張'],
  empty: ['取走纸张', 'Remove the paper', '取走紙張'],
  openDoor: ['打开盖板', 'Open the cover', '打開蓋板'],
  mend: ['修好并加纸', 'Repair and refill', '修好並加紙'],
}
const sheets = (count: number): Phrase => [`余纸 ${count} 张`, `${counted(count, 'sheet')} left`, `餘紙 ${count} 張`]
const printed: Phrase = ['打印出的内容', 'Printed', '列印出的內容']
const pages = (count: number): Phrase => [`${count} 页`, counted(count, 'page'), `${count} 頁`]
const again: Phrase = ['刷新', 'Refresh', '重新整理']

/** Laid over the style sheet of the demo pages. */
export const terminalsCss = `.actions { display: flex; flex-wrap: wrap; gap: .5rem }
.actions button { display: inline-block; width: auto; margin: .5rem 0 0; background: light-dark(#eef1f5, #2c2d31) }
.actions button.main { background: #1459c7 }
`

const renderPrinter = ({ number, name, printed: count, sheetsLeft, troubles: wrong, papers }: DemoPrinter, language: Language) => {
  const t = (phrase: Phrase) => escapeHtml(say(phrase, language))
  const reported = wrong.length === 0 ? t(troubles.none) : wrong.map((each) => t(troubles[each])).join(' · ')
  const button = (action: DemoPrinterAction) => `<button name="action" value="${action}">${t(actionNames[action])}</button>`
  const outcome = papers.map(
    (paper) =>
      `<li><a href="terminals/${number}/${encodeURIComponent(paper.file)}">${escapeHtml(paper.file)} <small>${t(pages(paper.pages))}</small></a></li>`,
  )
  return `<article>
<h2>${escapeHtml(number)} · ${t(name)}</h2>
<small>${reported} · ${t(sheets(sheetsLeft))} · ${t(pages(count))}</small>
<form method="post" action="terminals/${number}" class="actions">
<button name="action" value="screen" class="main">${t(opens)}</button>
${(['jam', 'empty', 'openDoor', 'mend'] as const).map(button).join('\n')}
</form>
${outcome.length > 0 ? `<h3>${t(printed)}</h3><ul>${outcome.join('')}</ul>` : ''}
</article>`
}

export const renderTerminals = (printers: readonly DemoPrinter[], language: Language): string =>
  renderDemoFrame({
    language,
    title,
    styleSheet: 'demo.css',
    body: `<p>${escapeHtml(say(explains, language))}</p>
<p><a href="terminals">${escapeHtml(say(again, language))}</a></p>
${printers.map((printer) => renderPrinter(printer, language)).join('\n')}`,
  })
