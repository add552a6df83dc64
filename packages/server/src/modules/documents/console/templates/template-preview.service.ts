import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { previewTemplate, starterTemplate } from '@campus/contract/documents/console/templates.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { starterSource } from '../../../../ports/typesetter/starter-source.ts'
import { findHolderByAccount } from '../../../people/person/holder.service.ts'
import { noteViews } from '../../../people/views/profile-view.service.ts'
import { gatherFacts, inventedFacts } from '../../facts/facts.service.ts'
import { keepPreview, requirePages, setSpecimen } from '../../previews/specimen.service.ts'
import { sheetOf, type TemplateSheet } from '../../versions/version.service.ts'
import { requireSeal } from './seal.service.ts'
import { testFacts } from './test-facts.ts'

export const readStarter = async (): Promise<OutputOf<typeof starterTemplate>> => ({ source: starterSource() })

/** The student is notified of the view. */
const requireStudent = async (ctx: CallerCtx, number: string) => {
  const student = await findHolderByAccount(ctx, { schoolId: ctx.caller.schoolId, userType: 'student', account: number })
  if (student?.number.toUpperCase() !== number.toUpperCase()) throw refuse('user_unknown')
  await noteViews(ctx, [student.id], 'record')
  return student.id
}

/** What a template says with the data of a student, whatever they lack; what a student would choose is invented. */
const realFacts = async (ctx: CallerCtx, version: TemplateSheet, number: string) => {
  const personId = await requireStudent(ctx, number)
  const { heading } = inventedFacts(version)
  const { facts, portraitFileId } = await gatherFacts(ctx, { personId, version, choices: { heading, academicYears: [], scoreIds: [] } })
  return { facts, pictures: { photoFileId: portraitFileId } }
}

export const preview = async (
  ctx: CallerCtx,
  { rules, source, studentNumber }: InputOf<typeof previewTemplate>,
): Promise<OutputOf<typeof previewTemplate>> => {
  await requireSeal(ctx, rules.sealFileId)
  const sheet = sheetOf(ctx.caller.schoolId, rules, source)
  const { facts, pictures } = studentNumber ? await realFacts(ctx, sheet, studentNumber) : { facts: testFacts(sheet), pictures: undefined }
  const made = await setSpecimen(ctx, sheet, facts, pictures)
  if (made.kind === 'problems') return { pdfUrl: '', pages: 0, problems: [...made.problems] }
  const { pdf, pages } = requirePages(made)
  const { pdfUrl } = await keepPreview(ctx, pdf, say([rules.name, rules.nameEn, rules.nameTw], ctx.language))
  return { pdfUrl, pages, problems: [] }
}
