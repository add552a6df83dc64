import { statisticReaders } from '@campus/contract/statistics/chart.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findHint } from './hint.repository.ts'

/** For those who see it on the overview. */
export const describeHint = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const { schoolId, roles } = ctx.caller
  if (!statisticReaders.some((role) => roles.includes(role)) || !(await findHint(ctx.sql, schoolId, id))) return undefined
  return { state: ['已通知', 'Told', '已通知'], tone: 'waiting', actionLabel: ['查看统计总览', 'View statistics', '檢視統計總覽'] }
}
