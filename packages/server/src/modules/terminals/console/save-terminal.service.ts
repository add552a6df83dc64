import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { saveTerminal } from '@campus/contract/terminals/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { insertStatus } from '../status/status.repository.ts'
import { notifyScreens } from '../status/terminal-news.ts'
import { noteTerminalEvent } from '../terminal/terminal.service.ts'
import { insertTerminal, lockTerminalOf, updateTerminal } from './console.repository.ts'

type Given = InputOf<typeof saveTerminal>

const rowOf = (given: Given) => ({
  number: given.number,
  name: given.name,
  name_en: given.nameEn,
  name_tw: given.nameTw,
  location: given.location,
  location_en: given.locationEn,
  location_tw: given.locationTw,
  latitude: given.latitude,
  longitude: given.longitude,
  abilities: [...new Set(given.abilities)],
  hours: JSON.stringify(given.hours),
  is_in_use: given.isInUse,
})

const add = async (ctx: CallerCtx, given: Given) => {
  const { schoolId } = ctx.caller
  const { id } = await insertTerminal(ctx.sql, schoolId, rowOf(given), ctx.now())
  await insertStatus(ctx.sql, { id, schoolId })
  return id
}

const change = async (ctx: CallerCtx, id: string, given: Given) => {
  const { schoolId } = ctx.caller
  const before = await lockTerminalOf(ctx.sql, schoolId, id)
  if (!before) throw refuse('not_found')
  await updateTerminal(ctx.sql, schoolId, id, rowOf(given))
  if (before.is_in_use !== given.isInUse) await noteTerminalEvent(ctx, { terminalId: id, kind: given.isInUse ? 'opened' : 'closed' })
  await notifyScreens(ctx, { schoolId, terminalId: id })
  return id
}

const save = async (ctx: CallerCtx, given: Given) => {
  try {
    return await (given.id === undefined ? add(ctx, given) : change(ctx, given.id, given))
  } catch (error) {
    throw breaks(error, 'terminal__number') ? refuse('terminal_number_taken') : error
  }
}

export const keepTerminal = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveTerminal>> =>
  inTransaction(ctx, async (ctx) => {
    const id = await save(ctx, given)
    const { number, name, isInUse } = given
    const action = given.id === undefined ? 'terminals.added' : 'terminals.changed'
    await record(ctx, { action, subjectKind: 'terminal', subjectId: id, details: { number, name, isInUse } })
    return { id }
  })
