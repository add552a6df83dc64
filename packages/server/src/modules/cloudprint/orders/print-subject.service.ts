import { type PrintTaskState, printTaskStateNames } from '@campus/contract/cloudprint/print-orders.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findOwnTask } from './print-task.repository.ts'

const tones: Record<PrintTaskState, SubjectView['tone']> = {
  unpaid: 'waiting',
  to_print: 'waiting',
  printed: 'good',
  refunded: 'over',
  closed: 'over',
}

const seeIt: Phrase = ['查看打印', 'View print', '查看列印']

export const describePrintTask = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOwnTask(ctx.sql, ctx.caller.personId, id)
  const state = row?.state
  return state && { state: printTaskStateNames[state], tone: tones[state], actionLabel: seeIt }
}
