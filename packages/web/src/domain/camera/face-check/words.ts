import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const faceCheckWords = wordsOf({
  opening: ['正在准备…', 'Getting ready…', '正在準備…'],
  front: ['正对相机，脸放进椭圆里', 'Look straight at the camera, with your face in the oval.', '正對相機，臉放進橢圓裡'],
  blink: ['慢慢闭眼，再睁开', 'Close your eyes slowly, then open them.', '慢慢閉眼，再睜開'],
  'turn-head': ['慢慢把头转向一边', 'Turn your head slowly to one side.', '慢慢把頭轉向一邊'],
  'open-mouth': ['张大嘴，再闭上', 'Open your mouth wide, then close it.', '張大嘴，再閉上'],
  noFace: ['没有看到人脸，请回到椭圆里', 'No face found. Move back into the oval.', '沒有看到人臉，請回到橢圓裡'],
  severalFaces: ['画面里只能有您一个人', 'Only you should be in the picture.', '畫面裡只能有您一個人'],
  stepOf: (step: number, count: number) => [`第 ${step} 步，共 ${count} 步`, `Step ${step} of ${count}`, `第 ${step} 步，共 ${count} 步`],
  timeLeft: (seconds: number) => [`还剩 ${seconds} 秒`, `${seconds} s left`, `還剩 ${seconds} 秒`],
  attemptsLeft: (count: number) => [`还可以试 ${count} 次`, counted(count, 'attempt left', 'attempts left'), `還可以試 ${count} 次`],
  checking: ['正在核对…', 'Checking…', '正在核對…'],
  expired: ['时间到了，请重新开始', 'Time is up. Start again.', '時間到了，請重新開始'],
  again: ['重新开始', 'Start again', '重新開始'],
  timed: [
    '这台设备不能实时检查动作。点“开始”后，请按提示在 14 秒内做完动作。',
    'This device cannot check your movements live. After you press Start, follow the prompts for 14 seconds.',
    '這台裝置不能即時檢查動作。點「開始」後，請按提示在 14 秒內做完動作。',
  ],
  start: ['开始', 'Start', '開始'],
  title: ['人脸核对', 'Face check', '人臉核對'],
  begin: ['开始核对', 'Start the check', '開始核對'],
  failed: ['没有通过', 'Not passed', '沒有通過'],
  notStored: [
    '照片只用于这次核对，不会保存。',
    'The pictures are used for this check only and are not stored.',
    '照片只用於這次核對，不會儲存。',
  ],
})
