import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { faultKindNames, reportableKinds } from '@campus/contract/terminals/fault-kinds.ts'
import type { faultTypes, nearbyTerminals, Terminal, terminals, usableTerminals } from '@campus/contract/terminals/terminals.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { measureDistance, nearestFirst } from '../../school/places/place.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listTerminals } from './terminal.repository.ts'
import { presentTerminal, type Shown } from './terminal-view.ts'

interface Standpoint {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** For people: one that was taken out of use is gone for them, one that is closed or out of order today comes back. */
const listAll = async (ctx: CallerCtx, words?: string): Promise<Shown[]> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const now = ctx.now()
  return (await listTerminals(ctx.sql, schoolId, { words, isInUseOnly: true })).map((row) => presentTerminal(row, timeZone, now))
}

/** The way on foot is asked from a service that is paid by the request: for those that matter to somebody who walks. */
const maxWalks = 3

/** A page from `skip` on: nearest first if the caller gives a position, otherwise by number. */
const place = async (
  ctx: CallerCtx,
  found: readonly Shown[],
  { latitude, longitude }: Standpoint,
  { skip = 0, max = found.length }: { skip?: number; max?: number } = {},
): Promise<Terminal[]> => {
  const isHere = latitude !== undefined && longitude !== undefined
  if (!isHere) return found.slice(skip, skip + max).map((terminal) => ({ ...terminal, metres: null, walkingMinutes: null }))
  const shown = nearestFirst({ latitude, longitude }, found).slice(skip, skip + max)
  const walks = shown
    .slice(0, maxWalks)
    .map((goal) => measureDistance(ctx, { latitude, longitude, toLatitude: goal.latitude, toLongitude: goal.longitude }))
  const measured = await Promise.all(walks)
  return shown.map((terminal, index) => {
    const { metres, walkingMinutes } = measured[index] ?? terminal
    return { ...terminal, metres, walkingMinutes }
  })
}

export const listPage = async (
  ctx: CallerCtx,
  { words, ability, state, pageNum, pageSize, ...here }: InputOf<typeof terminals>,
): Promise<OutputOf<typeof terminals>> => {
  const fitting = (await listAll(ctx, words)).filter(
    (terminal) => (!ability || terminal.abilities.includes(ability)) && (!state || terminal.state === state),
  )
  return { rows: await place(ctx, fitting, here, { skip: (pageNum - 1) * pageSize, max: pageSize }), total: fitting.length }
}

export const listUsable = async (
  ctx: CallerCtx,
  { ability, ...here }: InputOf<typeof usableTerminals>,
): Promise<OutputOf<typeof usableTerminals>> => {
  const all = await listAll(ctx)
  return place(
    ctx,
    all.filter((terminal) => terminal.state === 'normal' && (!ability || terminal.abilities.includes(ability))),
    here,
  )
}

export const listNearby = async (ctx: CallerCtx, here: InputOf<typeof nearbyTerminals>): Promise<OutputOf<typeof nearbyTerminals>> => {
  const all = await listAll(ctx)
  return place(
    ctx,
    all.filter(({ abilities }) => abilities.includes('document') || abilities.includes('photo')),
    here,
  )
}

export const listFaultTypes = async (): Promise<OutputOf<typeof faultTypes>> =>
  reportableKinds.map((kind) => {
    const [name, nameEn, nameTw] = faultKindNames[kind]
    return { kind, name, nameEn, nameTw }
  })
