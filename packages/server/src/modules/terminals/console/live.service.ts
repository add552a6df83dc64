import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { schoolTerminal, schoolTerminals, TerminalFilter, terminalEvents } from '@campus/contract/terminals/console.ts'
import { TerminalPart } from '@campus/contract/terminals/machine.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { narrowList, noteListRead } from '../../logs/lists/list-filter.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCredentials } from '../credentials/credential.repository.ts'
import { countEvents, listEvents, listTurns } from '../terminal/event.repository.ts'
import { openingsIn } from '../terminal/opening-hours.rules.ts'
import { listTerminals, type TerminalRow } from '../terminal/terminal.repository.ts'
import { requireTerminal } from '../terminal/terminal.service.ts'
import { hoursOf, nameOf, presentTerminal } from '../terminal/terminal-view.ts'
import { listCounts, listFaultsSince } from './console.repository.ts'
import { availabilityOf, meanMinutesOf, turnKinds } from './repair.rules.ts'
import { sortTerminals } from './terminal-order.rules.ts'

const daysJudged = 90
const maxCredentials = 20

type Live = OutputOf<typeof schoolTerminals>['rows'][number]

const presentLive = async (ctx: CallerCtx, rows: readonly TerminalRow[]): Promise<Live[]> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const now = ctx.now()
  const counts = new Map((await listCounts(ctx.sql, schoolId, startOfDay(timeZone, dayIn(timeZone, now)))).map((row) => [row.id, row]))
  return rows.map((row) => ({
    ...presentTerminal(row, timeZone, now),
    isInUse: row.is_in_use,
    screenSeenAt: row.screen_seen_at?.toISOString() ?? null,
    printerSeenAt: row.printer_seen_at?.toISOString() ?? null,
    printerName: row.printer_name,
    version: row.version,
    sheetsLeft: row.sheets_left,
    tonerPercent: row.toner_percent,
    openFaults: counts.get(row.id)?.open_faults ?? 0,
    printedToday: counts.get(row.id)?.printed_today ?? 0,
  }))
}

/** Those that a filter finds, all at once: a school has few, and whether one works is known only when it is shown. */
export const listFitting = async (ctx: CallerCtx, { words, state }: z.output<typeof TerminalFilter>): Promise<Live[]> => {
  const all = await presentLive(ctx, await listTerminals(ctx.sql, ctx.caller.schoolId, { words }))
  return all.filter((terminal) => !state || terminal.state === state)
}

export const listLive = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...filter }: InputOf<typeof schoolTerminals>,
): Promise<OutputOf<typeof schoolTerminals>> => {
  const fitting = await listFitting(ctx, filter)
  return {
    rows: sortTerminals(fitting, sort).slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: fitting.length,
    sum: fitting.reduce((pages, { printedToday }) => pages + printedToday, 0),
  }
}

const repairOf = async (ctx: CallerCtx, row: TerminalRow) => {
  const { timeZone } = await readSettings(ctx.sql, row.school_id)
  const span = { from: later(ctx.now(), -daysJudged * 86_400), until: ctx.now() }
  const faults = await listFaultsSince(ctx.sql, row.school_id, span.from, row.id)
  const turns = await listTurns(ctx.sql, row.id, turnKinds, span.from)
  return {
    faults: faults.length,
    meanMinutes: meanMinutesOf(faults),
    availablePercent: availabilityOf(turns, openingsIn(hoursOf(row), timeZone, span), span),
  }
}

const credentialsOf = async (ctx: CallerCtx, terminalId: string) =>
  (await listCredentials(ctx.sql, terminalId, maxCredentials)).map((row) => ({
    id: row.id,
    part: TerminalPart.parse(row.part),
    deviceName: row.device_name,
    enrolledAt: row.enrolled_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    network: row.network,
    state: row.doubled_at ? ('doubled' as const) : row.revoked_at ? ('revoked' as const) : ('valid' as const),
  }))

export const readLive = async (ctx: CallerCtx, { id }: InputOf<typeof schoolTerminal>): Promise<OutputOf<typeof schoolTerminal>> => {
  const row = await requireTerminal(ctx, id)
  const [live] = await presentLive(ctx, [row])
  if (!live) throw new Error(`terminal ${id} was found and not shown`)
  return { ...live, credentials: await credentialsOf(ctx, id), repair: await repairOf(ctx, row) }
}

export const listHistory = async (
  ctx: CallerCtx,
  { cursor, pageSize, ...wanted }: InputOf<typeof terminalEvents>,
): Promise<OutputOf<typeof terminalEvents>> => {
  const filter = { ...wanted, ...(await narrowList(ctx, wanted)) }
  const log = await readFromCursor(
    { cursor, pageSize },
    (from) => listEvents(ctx.sql, filter, from),
    (row) => ({
      id: row.id,
      terminal: { id: row.terminal_id, number: row.number, ...nameOf(row) },
      kind: row.kind,
      note: row.note,
      at: row.at.toISOString(),
    }),
  )
  await noteListRead(ctx, { name: 'terminal_events', isFirstPage: cursor === undefined, filter: wanted }, log.rows)
  return { ...log, total: await countEvents(ctx.sql, filter, maxListed + 1) }
}
