import type { Score } from '@campus/contract/academics/scores.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { readScores, show } from '../scores/score.service.ts'
import { countMarks, findOwner } from '../scores/score-writing.repository.ts'
import { bandWidth, spreadOf } from './spread.rules.ts'

interface PublishedScore {
  readonly score: z.infer<typeof Score>
  readonly personId: string
  readonly recordId: string
  readonly courseId: string
  readonly publishedAt: Date
  /** Every published attempt of the course, this one too. */
  readonly attempts: z.infer<typeof Score>[]
}

/** A score that is not published yet is nobody's to see. */
export const publishedScore = async (ctx: Ctx, id: string): Promise<PublishedScore | undefined> => {
  const owner = await findOwner(ctx.sql, id)
  if (!owner?.published_at) return undefined
  const rows = await readScores(ctx, { recordId: owner.record_id })
  const row = rows.find((row) => row.id === id)
  if (!row) return undefined
  return {
    score: show(row, ctx.language),
    personId: owner.person_id,
    recordId: owner.record_id,
    courseId: row.courseId,
    publishedAt: owner.published_at,
    attempts: rows.filter(({ courseId }) => courseId === row.courseId).map((one) => show(one, ctx.language)),
  }
}

/** Among fewer people the marks of single ones could be guessed. */
const fewestForSpread = 10

/** How the marks of all who took the course in the same term are spread. */
export const spreadAround = async (ctx: Ctx, { score, courseId }: Pick<PublishedScore, 'score' | 'courseId'>) => {
  const { academicYear, semester, mark } = score
  const counts = await countMarks(ctx.sql, { courseId, academicYear, semester, now: ctx.now(), width: bandWidth })
  const people = counts.reduce((sum, { people }) => sum + people, 0)
  const isShown = people >= fewestForSpread && mark !== null
  return { people, spread: isShown ? spreadOf(new Map(counts.map(({ band, people }) => [band, people])), mark) : [] }
}
