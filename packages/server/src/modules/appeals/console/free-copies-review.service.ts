import type { freeCopiesToReview, reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { decideMatter, mayDecideMatter } from '../../approval/matters/matter.service.ts'
import { freeCopiesFor } from '../../documents/uses/use.service.ts'
import { versionById } from '../../documents/versions/version.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { presentAppellant } from '../appellants.ts'
import * as repository from '../free-copies/free-copies.repository.ts'
import { presentRequest } from '../free-copies/free-copies.service.ts'

type Listed = OutputOf<typeof freeCopiesToReview>

/** The certificates that these requests are about, each read once. */
const versionsOf = async (ctx: CallerCtx, rows: readonly repository.RequestRow[]) => {
  const versions = new Map<string, Awaited<ReturnType<typeof versionById>>>()
  for (const { version_id } of rows) if (!versions.has(version_id)) versions.set(version_id, await versionById(ctx, version_id))
  return versions
}

const mayReview = async (ctx: CallerCtx, { id, state }: repository.RequestRow) =>
  state === 'pending' && (await mayDecideMatter(ctx, 'free_copies', id))

const presentAll = async (ctx: CallerCtx, rows: readonly repository.RequestRow[]): Promise<Listed['rows']> => {
  const versions = await versionsOf(ctx, rows)
  const shown: Listed['rows'] = []
  for (const row of rows) {
    const version = versions.get(row.version_id)
    const { free, used } = version ? await freeCopiesFor(ctx, version, row.person_id) : { free: 0, used: 0 }
    shown.push({ ...presentRequest(ctx, row), ...presentAppellant(ctx, row), mayReview: await mayReview(ctx, row), free, used })
  }
  return shown
}

/** Those that wait for the caller. */
export const freeCopiesWaiting = async (ctx: CallerCtx) =>
  repository.findWaiting(ctx.sql, { schoolId: ctx.caller.schoolId, reviewerId: ctx.caller.personId, scope: await scopeOf(ctx) })

export const listToReview = async (
  ctx: CallerCtx,
  { state, words, from, until, ...page }: InputOf<typeof freeCopiesToReview>,
): Promise<Listed> => {
  const mine = { schoolId: ctx.caller.schoolId, reviewerId: ctx.caller.personId, scope: await scopeOf(ctx) }
  const among = { ...mine, state, words, ...(await daysAtSchool(ctx, { from, until })) }
  const rows = await presentAll(ctx, await repository.listToReview(ctx.sql, among, page))
  return { rows, total: await repository.countToReview(ctx.sql, among), waiting: (await repository.findWaiting(ctx.sql, mine)).count }
}

/** A request outside the caller's scope is treated as missing. */
const requireToReview = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findOfSchool(ctx.sql, id, ctx.caller.schoolId)
  if (!row || !isInScope(await scopeOf(ctx), row.unit_id)) throw refuse('not_found')
  if (row.person_id === ctx.caller.personId) throw refuse('own_request')
  return row
}

/** Fewer than were asked for are granted where the step lets its reviewers change the number. */
const grantedOf = ({ verdict, copies }: InputOf<typeof reviewFreeCopies>, row: repository.RequestRow) =>
  verdict === 'passed' && copies !== undefined ? { values: { copies: Math.min(copies, row.copies) } } : {}

export const review = (ctx: CallerCtx, given: InputOf<typeof reviewFreeCopies>) =>
  inTransaction(ctx, async (ctx) => {
    const { id, verdict, notes } = given
    await repository.lockRequests(ctx.sql, [id])
    const row = await requireToReview(ctx, id)
    if (row.state !== 'pending') throw refuse('already_reviewed')
    return decideMatter(ctx, 'free_copies', id, { verdict: verdict === 'passed' ? 'agree' : 'refuse', notes, ...grantedOf(given, row) })
  })
