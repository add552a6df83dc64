import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { reportDocument, reportedFile } from '@campus/contract/certificates/reports.ts'
import { templateFields } from '@campus/contract/documents/template-fields.ts'
import { reportKindNames } from '@campus/contract/help/feedback.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { documentById, openDocumentFile } from '../../documents/issued/issued.service.ts'
import { lastPublished } from '../../documents/versions/version.service.ts'
import { notifySchool, type Report } from '../../help/feedback/feedback.service.ts'
import { subjectOfCase } from '../../help/feedback/feedback-about.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { describeReportedCertificate } from './about.service.ts'

type Given = InputOf<typeof reportDocument>

/** A document that is mine, or a certificate of my school. */
const subjectOf = async (ctx: CallerCtx, { documentId, templateId }: Given): Promise<Report['subject']> => {
  if (documentId !== undefined) {
    const document = await documentById(ctx, documentId)
    if (document?.holderId !== ctx.caller.personId) throw refuse('not_found')
    return { kind: 'document', id: documentId }
  }
  if (templateId === undefined) return undefined
  await lastPublished(ctx, templateId, ctx.caller.schoolId)
  return { kind: 'template', id: templateId }
}

const titleOf = async (ctx: CallerCtx, { kind }: Given, subject: Report['subject']) => {
  const name = say(reportKindNames[kind], ctx.language)
  const about = subject && (await describeReportedCertificate(ctx, subject))
  return about ? say([`${name}：${about.title}`, `${name}: ${about.title}`, `${name}：${about.title}`], ctx.language) : name
}

const correctionsOf = (ctx: CallerCtx, { wrong }: Given) =>
  wrong
    .map(({ field, shouldBe }) => {
      const [zhCN, enUS, zhTW] = templateFields[field]
      return say([`${zhCN}应为：${shouldBe}`, `${enUS} should be: ${shouldBe}`, `${zhTW}應為：${shouldBe}`], ctx.language)
    })
    .join('\n')

/** Becomes a feedback with the certificate attached; the answer comes back as that of every feedback. */
export const report = async (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof reportDocument>> => {
  const { kind, content, contact, images } = given
  const subject = await subjectOf(ctx, given)
  const title = await titleOf(ctx, given, subject)
  return notifySchool(ctx, { title, category: 'service', content, contact, images }, { kind, subject, more: correctionsOf(ctx, given) })
}

export const sendReportedFile = async (ctx: CallerCtx, { id }: InputOf<typeof reportedFile>): Promise<RawAnswer> => {
  const subject = await subjectOfCase(ctx, id)
  const document = subject?.kind === 'document' ? await documentById(ctx, subject.id) : undefined
  if (document?.schoolId !== ctx.caller.schoolId) throw refuse('not_found')
  await noteViews(ctx, [document.holderId], 'record')
  return openDocumentFile(ctx, document)
}
