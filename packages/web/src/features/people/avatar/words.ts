import { wordsOf } from '../../../words/words.ts'

export const avatarWords = wordsOf({
  lead: [
    '选一张看得清脸的照片。别人在通讯录和消息里看到它。',
    'Choose a picture that shows your face. Others see it in contacts and messages.',
    '選一張看得清臉的照片。別人在通訊錄和訊息裡看到它。',
  ],
  present: ['现在的头像', 'Your present picture', '現在的頭像'],
  stage: ['裁剪区：拖动，或用方向键移动', 'Crop area: drag, or move with the arrow keys', '裁剪區：拖動，或用方向鍵移動'],
  preview: ['预览', 'Preview', '預覽'],
  previewText: ['别人会看到这样的圆形头像', 'Others will see it round like this', '別人會看到這樣的圓形頭像'],
  zoom: ['缩放', 'Zoom', '縮放'],
  move: ['移动', 'Move', '移動'],
  turn: ['旋转', 'Turn', '旋轉'],
  left: ['向左移', 'Move left', '向左移'],
  right: ['向右移', 'Move right', '向右移'],
  up: ['向上移', 'Move up', '向上移'],
  down: ['向下移', 'Move down', '向下移'],
  smaller: ['缩小', 'Zoom out', '縮小'],
  larger: ['放大', 'Zoom in', '放大'],
  turnLeft: ['向左旋转 90°', 'Turn left by 90°', '向左旋轉 90°'],
  turnRight: ['向右旋转 90°', 'Turn right by 90°', '向右旋轉 90°'],
  reset: ['复原', 'Start over', '復原'],
  another: ['换一张', 'Another picture', '換一張'],
  save: ['保存头像', 'Save picture', '儲存頭像'],
  saved: ['头像已更新', 'Your picture is updated', '頭像已更新'],
})
