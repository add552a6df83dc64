import { wordsOf } from '../words/words.ts'

export const cameraWords = wordsOf({
  starting: ['正在打开相机…', 'Opening the camera…', '正在打開相機…'],
  view: ['相机画面', 'Camera view', '相機畫面'],
  denied: ['没有相机权限', 'Camera access is blocked', '沒有相機權限'],
  missing: ['相机不可用', 'No camera found', '相機不可用'],
  busy: ['相机正被占用', 'The camera is in use', '相機正被占用'],
  insecure: ['相机不可用', 'The camera is not available here', '相機不可用'],
  retry: ['重试', 'Try again', '重試'],
})
