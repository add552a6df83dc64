import { createHash } from 'node:crypto'
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
import { completeFacts, type FactsRequest } from '../../facts/facts.service.ts'
import { previewFor } from '../../previews/preview.service.ts'
import { recordsThatFit } from '../../versions/offer.rules.ts'
import { publishedVersion, type TemplateVersion } from '../../versions/version.service.ts'
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

/** A digest of the content of a certificate: the template's version, the facts and the pictures. */
export const digestOfContent = async (ctx: CallerCtx, request: FactsRequest & { readonly version: TemplateVersion }): Promise<string> => {
  const { facts, portraitFileId } = await completeFacts(ctx, request)
  const { code, version } = request.version
  const content = [code, version, facts, portraitFileId, request.choices.signatureFileId ?? null]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

export const preview = async (
  ctx: CallerCtx,
  { studentNumber, ...choices }: InputOf<typeof previewAtCounter>,
): Promise<OutputOf<typeof previewAtCounter>> => {
  const { id, roles } = await requireAtCounter(ctx, studentNumber)
  const shown = await previewFor(ctx, { personId: id, roles }, choices)
  await noteViews(ctx, [id], 'record')
  const { templateId, recordId, ...wanted } = choices
  const version = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  return { ...shown, seen: await digestOfContent(ctx, { version, personId: id, recordId, choices: wanted }) }
}
