import type { MakingChoices } from '@campus/contract/documents/making.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { recordsOf, type StudentRecord } from '../../academics/records/record.service.ts'
import { pointSteps, scoreFactsOf, studyOf } from '../../academics/study.service.ts'
import { isFileFor } from '../../files/made-file.service.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { recordsThatFit } from '../versions/offer.rules.ts'
import type { TemplateSheet } from '../versions/version.service.ts'
import type { DocumentFacts } from './document-facts.ts'
import { missingFact, missingFields, onlyListed } from './facts.rules.ts'
import { inventedScores, inventedStudent, inventedYears } from './invented-student.ts'

export type Choices = Pick<MakingChoices, 'heading' | 'academicYears' | 'scoreIds' | 'signatureFileId'>

/** Of whom, from which record, for which certificate, with which wishes. */
export interface FactsRequest {
  readonly personId: string
  readonly recordId?: string | undefined
  readonly version: TemplateSheet
  readonly choices: Choices
}

/** Where people type the code of a document in. */
export const verifyAddress = (ctx: Ctx) => `${ctx.services.publicUrl}/#/verify`

/** The record asked for, else the newest that fits; one of somebody else is treated as missing. */
const chooseRecord = async (ctx: Ctx, { personId, recordId, version }: FactsRequest): Promise<StudentRecord> => {
  const fitting = recordsThatFit(version.rules, await recordsOf(ctx, personId))
  const record = recordId === undefined ? fitting[0] : fitting.find(({ id }) => id === recordId)
  if (!record) throw refuse('record_unknown')
  return record
}

const readScores = (ctx: Ctx, recordId: string, { rules }: TemplateSheet, { academicYears, scoreIds }: Choices) => {
  if (!rules.fields.includes('scores')) return []
  return scoreFactsOf(ctx, recordId, {
    ...(rules.choosesYears && academicYears.length > 0 ? { academicYears } : {}),
    ...(rules.choosesCourses && scoreIds.length > 0 ? { scoreIds } : {}),
  })
}

const scaleFor = (fields: readonly string[]) => (fields.includes('gpa') ? pointSteps : [])
const markFields = ['average', 'gpa', 'creditsEarned'] as const

/** Everything a certificate would say, whether or not it is complete; a specimen until it is issued. */
export const gatherFacts = async (ctx: Ctx, request: FactsRequest) => {
  const { personId, version, choices } = request
  const { rules, schoolId, titles } = version
  const [record, person, { timeZone }] = await Promise.all([
    chooseRecord(ctx, request),
    readForPapers(ctx, personId),
    readSettings(ctx.sql, schoolId),
  ])
  if (!person) throw refuse('not_found')
  // A place among the others costs a look at all of them.
  const withPlace = rules.fields.includes('majorRanking') || rules.fields.includes('majorNumberPeople')
  const withMarks = markFields.some((field) => rules.fields.includes(field))
  const study = await studyOf(ctx, record, { withPlace, withMarks })
  const identity = { name: person.name, namePinyin: person.namePinyin, idCard: person.idCard, studentId: person.number }
  const facts: DocumentFacts = {
    isSpecimen: true,
    school: person.school,
    title: titles,
    serial: '',
    code: '',
    issuedOn: dayIn(timeZone, ctx.now()),
    validUntil: null,
    verifyAddress: verifyAddress(ctx),
    heading: rules.heading === 'none' ? '' : choices.heading,
    academicYears: rules.choosesYears ? choices.academicYears : [],
    student: onlyListed(rules.fields, { ...identity, ...study }),
    scores: await readScores(ctx, record.id, version, choices),
    gradingScale: scaleFor(rules.fields),
    has: {
      seal: false,
      photo: rules.wantsPhoto && person.portraitFileId !== null,
      signature: rules.wantsSignature && choices.signatureFileId !== undefined,
    },
  }
  return { facts, recordId: record.id, portraitFileId: person.portraitFileId }
}

/** A signature is uploaded by its owner, or by the person who issues the document for them. */
const requireSignature = async (ctx: Ctx, { personId, choices: { signatureFileId } }: FactsRequest) => {
  if (signatureFileId === undefined) return
  const owners = [personId, ...(ctx.caller ? [ctx.caller.personId] : [])]
  if (!(await isFileFor(ctx, 'signature', signatureFileId, owners))) throw refuse('signature_needed')
}

/** The facts of a certificate that can be made; what is missing is a refusal that names the next step. */
export const completeFacts = async (ctx: Ctx, request: FactsRequest) => {
  const { rules } = request.version
  const gathered = await gatherFacts(ctx, request)
  const { facts } = gathered
  const { photo: hasPhoto, signature: hasSignature } = facts.has
  const unfulfilled = missingFact(rules, { heading: facts.heading, scoreIds: request.choices.scoreIds, hasPhoto, hasSignature })
  if (unfulfilled) throw refuse(unfulfilled)
  await requireSignature(ctx, request)
  const missing = missingFields(rules.fields, facts)
  if (missing.includes('scores') && rules.choosesCourses) throw refuse('courses_needed')
  if (missing.length > 0) throw refuse('data_missing', { facts: { fields: missing.join() } })
  return gathered
}

/** What a certificate looks like, of a student whom nobody has: test data, and what people see before they apply. */
export const inventedFacts = ({ rules, titles }: TemplateSheet): DocumentFacts => ({
  isSpecimen: true,
  school: { name: '示例大学', nameEn: 'Sample University', nameTw: '範例大學' },
  title: titles,
  serial: '',
  code: '',
  issuedOn: '2026-01-15',
  validUntil: rules.validityDays === null ? null : '2026-07-15',
  verifyAddress: '',
  heading: rules.heading === 'none' ? '' : '某某市人力资源和社会保障局 Human Resources Bureau',
  academicYears: rules.choosesYears ? inventedYears : [],
  student: inventedStudent,
  scores: rules.fields.includes('scores') ? inventedScores(rules.choosesCourses ? 6 : 40) : [],
  gradingScale: scaleFor(rules.fields),
  has: { seal: false, photo: rules.wantsPhoto, signature: rules.wantsSignature },
})
