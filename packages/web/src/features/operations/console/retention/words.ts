import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const [hour, day] = [3600, 86_400]

const spanOf = (seconds: number): Phrase => {
  if (seconds >= day && seconds % day === 0) return [`${seconds / day} 天`, counted(seconds / day, 'day'), `${seconds / day} 天`]
  if (seconds % hour === 0) return [`${seconds / hour} 小时`, counted(seconds / hour, 'hour'), `${seconds / hour} 小時`]
  const minutes = Math.round(seconds / 60)
  return [`${minutes} 分钟`, counted(minutes, 'minute'), `${minutes} 分鐘`]
}

export const retentionWords = wordsOf({
  lead: [
    '各类数据保存多久、何时清理、上次清理了多少。依法登录与操作日志至少保存 180 天。',
    'How long data is kept, when it is deleted, and how much the last run deleted. By law, login and operation logs are kept for at least 180 days.',
    '各類資料保存多久、何時清理、上次清理了多少。依法登入與操作日誌至少保存 180 天。',
  ],
  change: ['修改保存期限', 'Change retention', '修改保存期限'],
  nextRun: ['下次清理', 'Next run', '下次清理'],
  what: ['数据', 'Data', '資料'],
  area: ['模块', 'Area', '模組'],
  allAreas: ['全部模块', 'All areas', '全部模組'],
  state: ['状态', 'Status', '狀態'],
  keptFor: ['保存期限', 'Kept for', '保存期限'],
  span: spanOf,
  forGood: ['长期保存', 'Indefinitely', '長期保存'],
  raised: ['按法定最短期限', 'Legal minimum', '按法定最短期限'],
  oldest: ['最早的记录', 'Oldest entry', '最早的記錄'],
  goes: ['清理于', 'Deleted on', '清理於'],
  lastRun: ['上次清理', 'Last run', '上次清理'],
  rows: (rows: number): Phrase => [`${rows} 条`, counted(rows, 'row'), `${rows} 條`],
  rowsOfAll: (rows: number): Phrase => [`全平台 ${rows} 条`, `${counted(rows, 'row')}, all schools`, `全平台 ${rows} 條`],
  took: (ms: number): Phrase => [`用时 ${ms} 毫秒`, `${ms} ms`, `用時 ${ms} 毫秒`],
  lastDeleted: ['最近一次删除', 'Last deletion', '最近一次刪除'],
  none: ['没有符合条件的数据', 'Nothing matches', '沒有符合條件的資料'],
})
