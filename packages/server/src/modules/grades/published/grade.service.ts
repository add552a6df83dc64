import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Grade, gradeDetail, sharedGrades } from '@campus/contract/grades/grades.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { afterWorkingDays } from '../../../platform/time/working-days.ts'
import { publishedScore, spreadAround } from '../../academics/ranking/published-score.service.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { readScores, show } from '../../academics/scores/score.service.ts'
import { requireShared } from '../../schedule/sharing/share.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listParts } from '../sheets/line.repository.ts'
import { findOfScore } from './appeal.repository.ts'
import { documentsBefore } from './naming-documents.service.ts'
import { findChange, findImportChange, findLine, findScoreOf } from './score-change.repository.ts'

/** Working days after publication in which a student may ask for a review. */
const appealDays = 10

export const appealDeadline = async (ctx: Ctx, schoolId: string, publishedAt: Date) =>
  afterWorkingDays(publishedAt, appealDays, await readSettings(ctx.sql, schoolId))

type Published = NonNullable<Awaited<ReturnType<typeof publishedScore>>>

/** A published score by its id or that of its section; somebody else's is treated as missing unless they share it. */
export const requireReadable = async (ctx: CallerCtx, id: string): Promise<Published> => {
  const scoreId = (await findScoreOf(ctx.sql, id, ctx.caller.personId))?.score_id ?? id
  const found = await publishedScore(ctx, scoreId)
  if (!found) throw refuse('not_found')
  if (found.personId !== ctx.caller.personId) await requireShared(ctx, found.personId, 'grades')
  return found
}

const readParts = async (ctx: Ctx, line: Awaited<ReturnType<typeof findLine>>): Promise<Grade['parts']> =>
  line ? (await listParts(ctx.sql, line.section_id)).map(({ id, ...part }) => ({ ...part, mark: line.marks[id] ?? null })) : []

const readAppeal = async (ctx: Ctx, found: Published) => {
  const row = await findOfScore(ctx.sql, found.score.id)
  if (!row) {
    const corrected = await findImportChange(ctx.sql, found.score.id)
    return { appeal: null, documents: corrected ? await documentsBefore(ctx, found, corrected.changed_at) : [] }
  }
  const change = await findChange(ctx.sql, row.id)
  const isDecided = row.decided_at !== null
  return {
    appeal: {
      id: row.id,
      state: row.state === 'proposed' ? ('open' as const) : row.state,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      notes: isDecided ? row.decided_notes : '',
      decidedAt: row.decided_at?.toISOString() ?? null,
      markBefore: change?.mark_before ?? null,
    },
    documents: change ? await documentsBefore(ctx, found, change.changed_at) : [],
  }
}

/** All published scores of a student who shares them with the caller. */
export const listShared = async (ctx: CallerCtx, { studentId }: InputOf<typeof sharedGrades>): Promise<OutputOf<typeof sharedGrades>> => {
  await requireShared(ctx, studentId, 'grades')
  const rows = []
  for (const { id } of await recordsOf(ctx, studentId)) rows.push(...(await readScores(ctx, { recordId: id })))
  return rows.map((row) => show(row, ctx.language))
}

export const readGrade = async (ctx: CallerCtx, { scoreId }: InputOf<typeof gradeDetail>): Promise<Grade> => {
  const found = await requireReadable(ctx, scoreId)
  const { score, recordId, publishedAt, attempts } = found
  const line = await findLine(ctx.sql, score.id)
  const isOwn = found.personId === ctx.caller.personId
  const { appeal, documents } = isOwn ? await readAppeal(ctx, found) : { appeal: null, documents: [] }
  const until = isOwn && line && !appeal ? await appealDeadline(ctx, ctx.caller.schoolId, publishedAt) : null
  return {
    score,
    recordId,
    publishedAt: publishedAt.toISOString(),
    remark: line?.remark ?? '',
    parts: await readParts(ctx, line),
    attempts,
    ...(await spreadAround(ctx, found)),
    appeal,
    appealUntil: until?.toISOString() ?? null,
    mayAppeal: until !== null && ctx.now() < until,
    isOwn,
    documents,
  }
}
