import type { Ctx } from '../../../context/context.ts'
import { listWithFacts } from './issued.repository.ts'
import { openFacts } from './kept-facts.ts'

interface NamedScore {
  readonly holderId: string
  readonly recordId: string
  readonly courseCode: string
  readonly academicYear: string
  readonly semester: number
  /** Documents that were made before. */
  readonly before: Date
}

/** The documents in force that name a score as it was before a moment. Their facts are encrypted, so that each is opened. */
export const documentsNaming = async (ctx: Ctx, { holderId, recordId, courseCode, academicYear, semester, before }: NamedScore) =>
  (await listWithFacts(ctx.sql, holderId, recordId, before))
    .filter(({ facts_encrypted }) =>
      openFacts(ctx.services.secretBox, facts_encrypted).scores.some(
        (score) => score.courseCode === courseCode && score.academicYear === academicYear && score.semester === semester,
      ),
    )
    .map(({ id, serial, name, name_en, name_tw, issued_at }) => ({
      id,
      serial,
      name,
      nameEn: name_en,
      nameTw: name_tw,
      issuedAt: issued_at?.toISOString() ?? null,
    }))
