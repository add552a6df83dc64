import { wordsOf } from '../words/words.ts'

export const cropWords = wordsOf({
  stage: ['裁剪区：拖动，或用方向键移动', 'Crop area: drag, or move with the arrow keys', '裁剪區：拖動，或用方向鍵移動'],
  zoom: ['缩放', 'Zoom', '縮放'],
  move: ['移动', 'Move', '移動'],
  turn: ['旋转', 'Rotate', '旋轉'],
  left: ['向左移', 'Move left', '向左移'],
  right: ['向右移', 'Move right', '向右移'],
  up: ['向上移', 'Move up', '向上移'],
  down: ['向下移', 'Move down', '向下移'],
  smaller: ['缩小', 'Zoom out', '縮小'],
  larger: ['放大', 'Zoom in', '放大'],
  turnLeft: ['向左旋转 90°', 'Rotate left 90°', '向左旋轉 90°'],
  turnRight: ['向右旋转 90°', 'Rotate right 90°', '向右旋轉 90°'],
  reset: ['复原', 'Start over', '復原'],
})
