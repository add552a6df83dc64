import type { Phrase } from '../language.ts'
import type { LogName } from './trail.ts'

export const logTitles: Record<LogName, Phrase> = {
  login: ['登录日志', 'Login log', '登入日誌'],
  operation: ['操作日志', 'Operation log', '操作日誌'],
  application: ['申请日志', 'Application log', '申請日誌'],
  face_call: ['人脸识别日志', 'Face recognition log', '人臉辨識日誌'],
  photo_operation: ['照片操作日志', 'Photo operation log', '照片操作日誌'],
  photo_storage: ['照片存储日志', 'Photo storage log', '照片儲存日誌'],
}
