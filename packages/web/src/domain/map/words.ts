import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const mapWords = wordsOf({
  zoomIn: ['放大', 'Zoom in', '放大'],
  zoomOut: ['缩小', 'Zoom out', '縮小'],
  together: (count: number): Phrase => [`这里有 ${count} 个`, `${count} here`, `這裡有 ${count} 個`],
  satellite: ['卫星图', 'Satellite', '衛星圖'],
  takeCentre: ['选地图中心', 'Use map centre', '選地圖中心'],
})
