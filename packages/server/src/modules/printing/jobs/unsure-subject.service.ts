import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findJob } from '../queue/job.repository.ts'

const waiting: SubjectView = {
  state: ['待核实', 'Needs checking', '待核實'],
  tone: 'waiting',
  actionLabel: ['去核实', 'Check', '去核實'],
}
const settled: SubjectView = {
  state: ['已核实', 'Checked', '已核實'],
  tone: 'good',
  actionLabel: ['查看打印记录', 'View print', '查看列印記錄'],
}

/** The status of a print with an unknown outcome. */
export const describeUnsurePrint = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const job = ctx.caller.roles.includes('admin') ? await findJob(ctx.sql, id) : undefined
  if (job?.school_id !== ctx.caller.schoolId) return undefined
  return job.state === 'unsure' ? waiting : settled
}
