import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { RetentionKind } from '@campus/contract/operations/retention.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const kinds: Record<RetentionKind, Phrase> = {
  login_log: ['登录日志', 'Login log', '登入日誌'],
  face_call: ['人脸识别日志', 'Face check log', '人臉辨識日誌'],
  photo_event: ['照片操作日志', 'Photo log', '照片操作日誌'],
  audit_entry: ['操作日志', 'Audit log', '操作日誌'],
  profile_view: ['资料查看记录', 'Profile views', '資料查看記錄'],
  message: ['消息', 'Messages', '訊息'],
  approval_instance: ['已结束的申请', 'Closed applications', '已結束的申請'],
}

export const retentionWords = wordsOf({
  lead: [
    '各类数据保存多久、何时清理。依法登录与操作日志至少保存 180 天。',
    'How long data is kept and when it is deleted. By law, login and operation logs are kept for at least 180 days.',
    '各類資料保存多久、何時清理。依法登入與操作日誌至少保存 180 天。',
  ],
  change: ['修改保存期限', 'Change retention', '修改保存期限'],
  nextRun: ['下次清理', 'Next run', '下次清理'],
  what: ['数据', 'Data', '資料'],
  kind: (kind: RetentionKind): Phrase => kinds[kind],
  keptFor: ['保存期限', 'Kept for', '保存期限'],
  days: (days: number): Phrase => [`${days} 天`, counted(days, 'day'), `${days} 天`],
  forGood: ['长期保存', 'Indefinitely', '長期保存'],
  raised: ['按法定最短期限', 'Legal minimum', '按法定最短期限'],
  oldest: ['最早的记录', 'Oldest entry', '最早的記錄'],
  goes: ['最早清理时间', 'Deleted on', '最早清理時間'],
  lastRun: ['上次清理', 'Last run', '上次清理'],
  notYet: ['尚未运行', 'Not yet', '尚未執行'],
  rows: (rows: number): Phrase => [`${rows} 条`, counted(rows, 'row'), `${rows} 條`],
  lastDeleted: ['最近一次删除', 'Last deletion', '最近一次刪除'],
})
