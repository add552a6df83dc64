import type { InputOf } from '@campus/contract/call.ts'
import type { beginVisit, Visit } from '@campus/contract/kiosk/visits.ts'
import { inTransaction, type MachineCtx } from '../../context/context.ts'
import { Refusal, refuse } from '../../platform/refuse.ts'
import { spendTicket } from '../account/tickets/ticket.service.ts'
import { findHolder } from '../people/person/holder.service.ts'
import { isTyped, openCode } from '../printing/codes/code.service.ts'
import { countWrongFigures, requireTypingOpen } from '../terminals/terminal/codes-tried.service.ts'
import { requireUsable } from '../terminals/terminal/terminal.service.ts'
import type { VisitRow } from './visit.repository.ts'
import { openVisit } from './visit.service.ts'
import { presentVisit } from './visit-view.service.ts'

/** The login code of a phone lets its owner in, once, at a terminal of their school. */
const comeByTicket = async (ctx: MachineCtx, ticket: string): Promise<VisitRow> => {
  const { personId, schoolId } = await spendTicket(ctx, 'visit', ticket)
  const holder = personId === null || schoolId !== ctx.machine.schoolId ? undefined : await findHolder(ctx, personId)
  if (!holder) throw refuse('ticket_invalid')
  if (!holder.isActive) throw refuse('account_disabled')
  return openVisit(ctx, { personId: holder.id })
}

const comeIn = (ctx: MachineCtx, text: string): Promise<VisitRow> =>
  inTransaction(ctx, async (ctx) => {
    const code = await openCode(ctx, text)
    return code ? openVisit(ctx, { codeId: code.id }) : comeByTicket(ctx, text)
  })

const wrong = new Set<string>(['pickup_code_wrong', 'ticket_invalid'])

export const begin = async (ctx: MachineCtx, { code }: InputOf<typeof beginVisit>): Promise<Visit> => {
  const { terminalId } = ctx.machine
  await requireUsable(ctx, terminalId)
  const isGuessable = isTyped(code)
  if (isGuessable) await requireTypingOpen(ctx, terminalId)
  try {
    return await presentVisit(ctx, await comeIn(ctx, code))
  } catch (error) {
    if (!(error instanceof Refusal) || !wrong.has(error.code)) throw error
    if (isGuessable) await countWrongFigures(ctx, terminalId)
    throw refuse('pickup_code_wrong')
  }
}
