import { countedTexts } from '@campus/charts/counted/texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const chartWords = wordsOf({
  view: ['显示方式', 'View', '顯示方式'],
  chart: ['图表', 'Chart', '圖表'],
  table: ['表格', 'Table', '表格'],
  tableOf: (title: string): Phrase => [`${title}（表格）`, `${title}, table`, `${title}（表格）`],
  download: ['下载', 'Download', '下載'],
  downloadAs: (kind: string): Phrase => [`下载 ${kind}`, `Download ${kind}`, `下載 ${kind}`],
  keys: [
    '用方向键在各点之间移动，按回车查看明细。',
    'Use the arrow keys to move between points, Enter to open the rows.',
    '用方向鍵在各點之間移動，按 Enter 檢視明細。',
  ],
  mark: countedTexts.mark,
  open: ['点击查看明细', 'Open the rows', '點擊檢視明細'],
  failed: ['图片没有生成，请改用 SVG', 'The picture could not be made. Try SVG instead.', '圖片沒有產生，請改用 SVG'],
})
