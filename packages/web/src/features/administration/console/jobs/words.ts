import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const failedJobsWords = wordsOf({
  lead: [
    '后台任务失败后会自动重试；多次失败后停止，可在此查看原因并重试。记录保留七天。',
    'Background tasks that fail are retried automatically and stop after several failures. See the cause here and retry. Entries are kept for seven days.',
    '背景任務失敗後會自動重試；多次失敗後停止，可在此查看原因並重試。記錄保留七天。',
  ],
  task: ['任务', 'Task', '任務'],
  state: ['状态', 'Status', '狀態'],
  failed: ['已停止', 'Stopped', '已停止'],
  retry: ['等待重试', 'Will retry', '等待重試'],
  nextTry: (time: string): Phrase => [`${time} 自动重试`, `Retries at ${time}`, `${time} 自動重試`],
  tries: (count: number): Phrase => [`已尝试 ${count} 次`, count === 1 ? 'Tried once' : `Tried ${count} times`, `已嘗試 ${count} 次`],
  cause: ['原因', 'Cause', '原因'],
  noCause: ['没有记录原因，请查看服务器日志', 'No cause was recorded. See the server log.', '沒有記錄原因，請查看伺服器日誌'],
  at: ['时间', 'Time', '時間'],
  action: ['操作', 'Action', '操作'],
  again: ['重试', 'Retry', '重試'],
  retried: ['已重新排队', 'Queued again', '已重新排隊'],
  none: ['没有失败的任务', 'No failed tasks', '沒有失敗的任務'],
  noneLikeThat: ['没有这种状态的任务', 'No tasks with this status', '沒有這種狀態的任務'],
})
