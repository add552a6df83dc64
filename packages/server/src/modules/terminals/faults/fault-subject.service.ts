import type { Phrase } from '@campus/contract/language.ts'
import { faultStateNames } from '@campus/contract/terminals/fault-kinds.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findCase } from './fault-case.repository.ts'
import { findOwnReport } from './report.repository.ts'

const viewOf = (state: Column<'terminal_fault', 'state'>): Pick<SubjectView, 'state' | 'tone'> =>
  state === 'untreated' ? { state: faultStateNames.untreated, tone: 'waiting' } : { state: faultStateNames.processed, tone: 'good' }

const seeIt: Phrase = ['查看报修', 'View report', '查看報修']
const handle: Phrase = ['去处理', 'Handle', '去處理']

/** The status of the fault that I reported. */
export const describeTerminalFault = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOwnReport(ctx.sql, ctx.caller.personId, id)
  return row && { ...viewOf(row.state), actionLabel: seeIt }
}

/** The status of a fault in my responsibility. */
export const describeTerminalFaultCase = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  if (!ctx.caller.roles.some((role) => role === 'admin' || role === 'manager')) return undefined
  const row = await findCase(ctx.sql, ctx.caller.schoolId, id)
  return row && { ...viewOf(row.state), actionLabel: row.state === 'untreated' ? handle : seeIt }
}
