import { wordsOf } from '../../words/words.ts'

export const mapWords = wordsOf({
  zoomIn: ['放大', 'Zoom in', '放大'],
  zoomOut: ['缩小', 'Zoom out', '縮小'],
  takeCentre: ['选地图中心', 'Take the centre', '選地圖中心'],
})
