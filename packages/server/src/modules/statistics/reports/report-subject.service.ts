import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { listMailsTo } from './mail.repository.ts'
import { listAllOf } from './report.repository.ts'
import { findReadable } from './report.service.ts'

export const describeReport = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const report = await findReadable(ctx, id)
  if (!report) return undefined
  const isActive = report.state === 'active'
  return {
    state: isActive ? ['使用中', 'Active', '使用中'] : ['已停止', 'Stopped', '已停止'],
    tone: isActive ? 'good' : 'bad',
    actionLabel: ['查看报表', 'View the report', '檢視報表'],
  }
}

/** For the copy of somebody's data. */
export const exportReports = async (ctx: Ctx, personId: string) => ({
  own: await listAllOf(ctx.sql, personId),
  mailed: await listMailsTo(ctx.sql, personId),
})
