import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type addAssessment, type faceOverview, filingLine } from '@campus/contract/faces/console.ts'
import { facePurposes } from '@campus/contract/faces/face-words.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { isFileFor } from '../../files/made-file.service.ts'
import { countAgreed, countChecks, countVectors, insertAssessment, listAssessments } from './console.repository.ts'
import { filingOf } from './filing.rules.ts'

const thirtyDays = 30 * 86_400

export const readOverview = async (ctx: CallerCtx): Promise<OutputOf<typeof faceOverview>> => {
  const { schoolId, personId } = ctx.caller
  const peopleWithVectors = await countVectors(ctx.sql, schoolId)
  const agreed = await countAgreed(ctx.sql, schoolId)
  const checks = await countChecks(ctx.sql, schoolId, later(ctx.now(), -thirtyDays))
  const countOf = (outcome: 'passed' | 'failed') => checks.find((row) => row.outcome === outcome)?.count ?? 0
  return {
    peopleWithVectors,
    filingLine: filingLine.people,
    filing: filingOf(peopleWithVectors),
    consents: facePurposes.map((purpose) => {
      const versions = agreed.filter((row) => row.purpose === purpose).map(({ version, people }) => ({ version, people }))
      return { purpose, people: versions.reduce((sum, { people }) => sum + people, 0), versions }
    }),
    checks: { passed: countOf('passed'), failed: countOf('failed') },
    assessments: (await listAssessments(ctx.sql, schoolId)).map((row) => ({
      id: row.id,
      text: row.text,
      fileUrl: row.file_id ? fileAddress(ctx, row.file_id, personId) : null,
      writtenBy: row.name,
      at: row.created_at.toISOString(),
    })),
  }
}

export const keepAssessment = (ctx: CallerCtx, { text, fileId }: InputOf<typeof addAssessment>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    if (fileId !== undefined && !(await isFileFor(ctx, 'form', fileId, [personId]))) throw refuse('not_found')
    const row = { school_id: schoolId, text, file_id: fileId ?? null, written_by: personId, created_at: ctx.now() }
    const { id } = await insertAssessment(ctx.sql, row)
    await record(ctx, { action: 'faces.assessment_kept', subjectKind: 'face_assessment', subjectId: id })
    return null
  })
