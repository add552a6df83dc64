import type { Phrase } from '@campus/contract/language.ts'
import { exportFileHours } from '@campus/contract/logs/exports.ts'
import { minLogDays } from '@campus/contract/school/console/settings.ts'
import { retentionKind } from '../../retention.ts'

const day = 24 * 3600

const passingLog = <const Kind extends string>(kind: Kind, name: Phrase) =>
  retentionKind({ kind, name, keptFor: ({ retention }) => retention.loginLog * day, atLeast: minLogDays * day })

/** The logs that may go after their time. Evidence stays. */
export const passingLogs = [
  passingLog('login_log', ['登录日志', 'Login log', '登入日誌']),
  passingLog('face_call', ['人脸识别日志', 'Face check log', '人臉辨識日誌']),
  passingLog('photo_event', ['照片操作日志', 'Photo log', '照片操作日誌']),
] as const

export const exportFiles = retentionKind({
  kind: 'export_file',
  name: ['导出的文件', 'Exported files', '匯出的檔案'],
  keptFor: exportFileHours * 3600,
})
