import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { counterRecords, previewAtCounter } from '@campus/contract/documents/console/issued.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { presentRecord } from '../../../academics/records/own-records.service.ts'
import { recordsOf } from '../../../academics/records/record.service.ts'
import { coursesOf } from '../../../academics/scores/score.service.ts'
import { presentSessionUser } from '../../../people/person/person.service.ts'
import { noteViews } from '../../../people/views/profile-view.service.ts'
import { scopeOf } from '../../../school/organisation/scope.service.ts'
import { digestOfContent } from '../../facts/content-digest.ts'
import { completeFacts } from '../../facts/facts.service.ts'
import { previewVersion } from '../../previews/preview.service.ts'
import { recordsThatFit } from '../../versions/offer.rules.ts'
import { publishedVersion, requireOffered } from '../../versions/version.service.ts'
import { findByNumber } from './console-issued.repository.ts'

/** The student at the counter: one outside the caller's scope is unknown. */
export const requireAtCounter = async (ctx: CallerCtx, studentNumber: string) => {
  const holder = await findByNumber(ctx.sql, { schoolId: ctx.caller.schoolId, number: studentNumber, scope: await scopeOf(ctx) })
  if (!holder) throw refuse('user_unknown')
  const { user } = await presentSessionUser(ctx, holder.id)
  return { id: holder.id, roles: user.roles }
}

export const readRecords = async (
  ctx: CallerCtx,
  { studentNumber, templateId }: InputOf<typeof counterRecords>,
): Promise<OutputOf<typeof counterRecords>> => {
  const { id } = await requireAtCounter(ctx, studentNumber)
  const { rules } = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  await noteViews(ctx, [id], 'record')
  const records = recordsThatFit(rules, await recordsOf(ctx, id))
  const namesCourses = rules.choosesCourses || rules.choosesYears
  return Promise.all(
    records.map(async (record) => ({ ...presentRecord(ctx, record), courses: namesCourses ? await coursesOf(ctx, record.id) : [] })),
  )
}

export const preview = async (
  ctx: CallerCtx,
  { studentNumber, ...choices }: InputOf<typeof previewAtCounter>,
): Promise<OutputOf<typeof previewAtCounter>> => {
  const { id, roles } = await requireAtCounter(ctx, studentNumber)
  const { templateId, recordId, ...wanted } = choices
  const version = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  await requireOffered(ctx, version, id, roles)
  const request = { version, personId: id, recordId, choices: wanted }
  // Before the pages: what changes while they are set is not on the screen, and must not be issued.
  const seen = digestOfContent(version, await completeFacts(ctx, request), wanted)
  const shown = await previewVersion(ctx, request)
  await noteViews(ctx, [id], 'record')
  return { ...shown, seen }
}
