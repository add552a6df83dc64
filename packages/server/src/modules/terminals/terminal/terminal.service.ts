import type { OutputOf } from '@campus/contract/call.ts'
import type { terminalEvents } from '@campus/contract/terminals/console.ts'
import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import { refuse } from '../../../platform/refuse.ts'
import { SchoolSettings } from '../../school/school/school-settings.ts'
import { insertEvent } from './event.repository.ts'
import { insertFault, lockOpenFault } from './fault.repository.ts'
import { notifyHandlers } from './fault-messages.ts'
import { findTerminal, findTerminalOf, findWithTimeZone, listAble, type TerminalRow } from './terminal.repository.ts'
import { nameOf, standingNow } from './terminal-view.ts'

/** For those who know it already, such as the holder of its job. */
const requireKnown = async (ctx: Ctx, id: string): Promise<TerminalRow> => {
  const row = await findTerminal(ctx.sql, id)
  if (!row) throw refuse('not_found')
  return row
}

const schoolOf = ({ caller, machine }: Ctx) => caller?.schoolId ?? machine?.schoolId

/** A terminal of the school of the caller, a person or a machine. */
export const requireTerminal = async (ctx: Ctx, id: string): Promise<TerminalRow> => {
  const schoolId = schoolOf(ctx)
  const row = schoolId === undefined ? undefined : await findTerminalOf(ctx.sql, schoolId, id)
  if (!row) throw refuse('not_found')
  return row
}

/** What people call a terminal and where it stands. */
export const terminalNameOf = async (ctx: Ctx, terminalId: string) => {
  const row = await requireKnown(ctx, terminalId)
  return { id: row.id, schoolId: row.school_id, number: row.number, ...nameOf(row) }
}

/** The terminals of a school that are in use and can do all of this, by number. */
export const terminalsAbleTo = async (ctx: Ctx, schoolId: string, abilities: readonly TerminalAbility[]) =>
  (await listAble(ctx.sql, schoolId, abilities)).map(nameOf)

/** Printing itself changes nothing of what makes a terminal usable. */
const findToUse = onceATransaction(findWithTimeZone)

/** A terminal that prints now, and in this way if one is named. */
export const requireUsable = async (ctx: Ctx, terminalId: string, ability?: TerminalAbility): Promise<TerminalRow> => {
  const row = await findToUse(ctx.sql, terminalId)
  if (!row || row.school_id !== schoolOf(ctx)) throw refuse('not_found')
  const timeZone = SchoolSettings.shape.timeZone.parse(row.time_zone ?? undefined)
  if (standingNow(row, timeZone, ctx.now()).state !== 'normal') throw refuse('terminal_unavailable')
  if (ability && !row.abilities.includes(ability)) throw refuse('terminal_cannot')
  return row
}

type EventKind = OutputOf<typeof terminalEvents>['rows'][number]['kind']

export const noteTerminalEvent = (ctx: Ctx, { terminalId, kind, note = '' }: { terminalId: string; kind: EventKind; note?: string }) =>
  insertEvent(ctx.sql, { terminalId, kind, note, actorId: ctx.caller?.personId ?? null, now: ctx.now() })

interface Found {
  readonly terminalId: string
  readonly kind: FaultKind
  /** What somebody wrote about it; nobody where the watch found it. */
  readonly description?: string
}

const maxTries = 5

/**
 * The open fault of this kind at this terminal: a new one, reported once to its handlers, or the known one. It is locked
 * until the end of the transaction; one closed concurrently has ended, so a new one begins.
 */
export const raiseFault = (ctx: Ctx, { terminalId, kind, description = '' }: Found): Promise<{ id: string; isNew: boolean }> =>
  inTransaction(ctx, async (ctx) => {
    const terminal = await requireKnown(ctx, terminalId)
    for (let tries = 0; tries < maxTries; tries += 1) {
      const row = { schoolId: terminal.school_id, terminalId, kind, isFoundByWatch: description === '', now: ctx.now() }
      const fault = await insertFault(ctx.sql, row)
      if (fault) {
        await notifyHandlers(ctx, terminal, { id: fault.id, kind, description })
        return { id: fault.id, isNew: true }
      }
      const open = await lockOpenFault(ctx.sql, terminalId, kind)
      if (open) return { id: open.id, isNew: false }
    }
    throw new Error(`the fault ${kind} of terminal ${terminalId} opens and closes without end`)
  })
