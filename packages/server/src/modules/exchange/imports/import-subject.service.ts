import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { type DataImportRow, findImport } from './import.repository.ts'

const states: Record<DataImportRow['state'], Phrase> = {
  reading: ['读取中', 'Reading', '讀取中'],
  unreadable: ['无法读取', 'Unreadable', '無法讀取'],
  preview: ['待确认', 'To confirm', '待確認'],
  running: ['写入中', 'Running', '寫入中'],
  done: ['已完成', 'Done', '已完成'],
  failed: ['失败', 'Failed', '失敗'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

export const describeImport = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findImport(ctx.sql, id)
  if (row?.school_id !== ctx.caller.schoolId || !ctx.caller.roles.includes('admin')) return undefined
  const tone = row.state === 'done' ? 'good' : row.finished_at === null ? 'waiting' : 'bad'
  return { state: states[row.state], tone, actionLabel: ['查看', 'View', '查看'] }
}
