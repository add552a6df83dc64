import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const codeWords = wordsOf({
  typeTitle: ['请输入取件码', 'Enter your pick-up code', '請輸入取件碼'],
  typeHint: [
    '12 位数字，在手机上“取件码”的二维码下方',
    'The 12 digits below the QR code on your phone',
    '12 位數字，在手機上「取件碼」的 QR 碼下方',
  ],
  typed: (count: number, max: number): Phrase => [
    `已输入 ${count} / ${max} 位`,
    `${count} of ${max} digits`,
    `已輸入 ${count} / ${max} 位`,
  ],
  back: ['删除一位', 'Delete the last digit', '刪除一位'],
  clear: ['清空', 'Clear', '清空'],
  enter: ['确定', 'Continue', '確定'],
  looking: ['正在查找…', 'Checking…', '正在查找…'],
  leave: ['返回', 'Back', '返回'],
  cameraTitle: ['把二维码对准镜头', 'Hold the QR code up to the camera', '把 QR 碼對準鏡頭'],
  cameraHint: [
    '取件码或手机登录码，距离约 15 厘米',
    'Use a pick-up code or the login code on your phone, about 15 cm away',
    '取件碼或手機登入碼，距離約 15 公分',
  ],
  busy: [
    '有人正在使用，请等其结束，或按“结束”后再扫码',
    'Someone is using this terminal. Wait until they are done, or press Finish and scan again.',
    '有人正在使用，請等其結束，或按「結束」後再掃碼',
  ],
  typeInstead: ['改为输入', 'Type the code instead', '改為輸入'],
  cameraView: ['摄像头画面', 'Camera view', '攝影機畫面'],
  cameraStarting: ['正在打开摄像头…', 'Opening the camera…', '正在開啟攝影機…'],
  cameraTrouble: ['摄像头不可用，请输入取件码', 'The camera is not available. Type the code instead.', '攝影機無法使用，請輸入取件碼'],
})
