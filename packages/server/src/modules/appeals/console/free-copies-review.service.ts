import type { freeCopiesToReview, reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { freeCopiesFor, grantFreeCopies } from '../../documents/uses/use.service.ts'
import { versionById } from '../../documents/versions/version.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { presentAppellant } from '../appellants.ts'
import * as repository from '../free-copies/free-copies.repository.ts'
import { presentRequest } from '../free-copies/free-copies.service.ts'
import { notifyAsker } from '../free-copies/free-copies-messages.ts'

type Listed = OutputOf<typeof freeCopiesToReview>

/** The certificates that these requests are about, each read once. */
const versionsOf = async (ctx: CallerCtx, rows: readonly repository.RequestRow[]) => {
  const versions = new Map<string, Awaited<ReturnType<typeof versionById>>>()
  for (const { version_id } of rows) if (!versions.has(version_id)) versions.set(version_id, await versionById(ctx, version_id))
  return versions
}

const presentAll = async (ctx: CallerCtx, rows: readonly repository.RequestRow[]): Promise<Listed['rows']> => {
  const versions = await versionsOf(ctx, rows)
  const shown: Listed['rows'] = []
  for (const row of rows) {
    const version = versions.get(row.version_id)
    const { free, used } = version ? await freeCopiesFor(ctx, version, row.person_id) : { free: 0, used: 0 }
    shown.push({ ...presentRequest(row), ...presentAppellant(ctx, row), mayReview: row.state === 'pending', free, used })
  }
  return shown
}

export const listToReview = async (ctx: CallerCtx, { state, words, ...page }: InputOf<typeof freeCopiesToReview>): Promise<Listed> => {
  const among = { schoolId: ctx.caller.schoolId, reviewerId: ctx.caller.personId, scope: await scopeOf(ctx), state, words }
  const rows = await presentAll(ctx, await repository.listToReview(ctx.sql, among, page))
  return { rows, total: await repository.countToReview(ctx.sql, among), waiting: await repository.countWaiting(ctx.sql, among) }
}

/** A request outside the caller's scope is treated as missing. */
const requireToReview = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findRequest(ctx.sql, id, ctx.caller.schoolId)
  if (!row || !isInScope(await scopeOf(ctx), row.unit_id)) throw refuse('not_found')
  if (row.person_id === ctx.caller.personId) throw refuse('own_request')
  return row
}

export const review = (ctx: CallerCtx, { id, verdict, notes, ...changes }: InputOf<typeof reviewFreeCopies>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireToReview(ctx, id)
    const granted = verdict === 'passed' ? Math.min(changes.copies ?? row.copies, row.copies) : 0
    const by = ctx.caller.personId
    if (!(await repository.endRequest(ctx.sql, id, { state: verdict, granted, by, notes, now: ctx.now() })))
      throw refuse('already_reviewed')
    if (granted > 0)
      await grantFreeCopies(ctx, {
        schoolId: row.school_id,
        templateId: row.template_id,
        personId: row.person_id,
        copies: granted,
        cause: `free-copies:${id}`,
        grantedBy: by,
      })
    await record(ctx, { action: `free_copies.${verdict}`, subjectKind: 'free_copies_request', subjectId: id, details: { granted } })
    await notifyAsker(ctx, row, granted, notes)
    await resolveMessages(ctx, 'free_copies_review', id)
    return null
  })
