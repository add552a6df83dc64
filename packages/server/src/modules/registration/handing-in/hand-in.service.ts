import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { afterWorkingDays } from '../../../platform/time/working-days.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type CaseRow, lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { encryptReach } from '../cases/given-fields.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { listFiles } from '../files/case-file.repository.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { channelIn, spendNewChannelCode } from '../proof/code-proof.service.ts'
import { notifyReviewers } from '../reviewers/reviewer-message.service.ts'

const openCaseRules = ['registration_case__one_of_id_card', 'registration_case__one_of_person', 'registration_case__same']

/** The database keeps one open case for an ID number and for a record. */
export const mapOpenCase = (error: unknown): never => {
  throw openCaseRules.some((rule) => breaks(error, rule)) ? refuse('registration_under_review') : error
}

export const requireWantedFiles = async (ctx: Ctx, row: CaseRow) => {
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const there = new Set((await listFiles(ctx.sql, row.id)).map(({ kind }) => kind))
  const missing = registration[row.user_type].files.filter(({ kind, isRequired }) => isRequired && !there.has(kind))
  if (missing.length > 0) throw refuse('registration_files_missing', { facts: { kinds: missing.map(({ kind }) => kind) } })
}

export const decideBy = async (ctx: Ctx, { school_id, user_type }: Pick<CaseRow, 'school_id' | 'user_type'>) => {
  const settings = await readSettings(ctx.sql, school_id)
  return afterWorkingDays(ctx.now(), settings.registration[user_type].decideDays, settings)
}

/** From here on a person decides. */
export const handIn = async (ctx: Ctx, row: CaseRow): Promise<CaseRow> => {
  const changes = { method: 'manual', handed_in_at: ctx.now(), decide_by: await decideBy(ctx, row), expires_at: null } as const
  const handedIn = await updateCase(ctx.sql, row.id, changes)
  await noteEvent(ctx, row, 'handed_in')
  await notifyApplicant(ctx, handedIn)
  await notifyReviewers(ctx, handedIn, 'handed_in')
  return handedIn
}

const requireReady = async (ctx: Ctx, row: CaseRow | undefined): Promise<CaseRow> => {
  if (!row || row.kind !== 'unmatched') throw refuse('not_found')
  if (row.handed_in_at) throw refuse('registration_reviewed')
  await requireWantedFiles(ctx, row)
  return row
}

export const handInCase = async (ctx: Ctx, given: InputOf<typeof handInUnmatched>): Promise<OutputOf<typeof handInUnmatched>> => {
  const { id, explanation } = given
  const wanted = channelIn(given)
  if (!wanted) throw refuse('bad_input')
  const seen = await requireReady(ctx, await requireCase(ctx, id))
  // Mail to a mistyped address mostly reaches nobody; SMS to a mistyped number reach a stranger, so that the number is proved first.
  if (wanted.channel === 'phone') await spendNewChannelCode(ctx, seen, wanted, given.code ?? '')
  const row = await inTransaction(ctx, async (ctx) => {
    await requireReady(ctx, await lockCase(ctx.sql, id))
    return handIn(ctx, await updateCase(ctx.sql, id, { ...encryptReach(ctx.services.secretBox, wanted), explanation }))
  }).catch(mapOpenCase)
  return { state: row.state, decideBy: row.decide_by?.toISOString() ?? null }
}
