import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { todayOf } from '../catalogue/catalogue.service.ts'

const over: Phrase = ['已截止', 'Closed', '已截止']
const seePlans: Phrase = ['查看计划', 'View plans', '查看計畫']

/** A reminder stays true until the window it speaks of is closed. */
export const describeWindow = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const window = (await listWindows(ctx.sql, ctx.caller.schoolId)).find((one) => one.id === id)
  if (!window) return undefined
  const { closes_on } = window
  const isOver = closes_on < (await todayOf(ctx))
  const open: Phrase = [`截止 ${closes_on}`, `Open until ${closes_on}`, `截止 ${closes_on}`]
  return { state: isOver ? over : open, tone: isOver ? 'over' : 'waiting', actionLabel: seePlans }
}
