import { importStateNames } from '@campus/contract/import-shapes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findImport } from './import.repository.ts'

export const describeImport = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findImport(ctx.sql, id)
  if (row?.school_id !== ctx.caller.schoolId || !ctx.caller.roles.includes('admin')) return undefined
  const tone = row.state === 'done' ? 'good' : row.finished_at === null ? 'waiting' : 'bad'
  return { state: importStateNames[row.state], tone, actionLabel: ['查看', 'View', '查看'] }
}
