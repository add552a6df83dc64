import { randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  answeredProblems,
  answerProblem,
  commonProblems,
  findProblems,
  problemDetail,
  problemList,
  remarkProblem,
} from '@campus/contract/help/problems.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { labelsOf } from '../../school/dictionaries/dictionary.service.ts'
import { schoolAskedFor } from '../../school/school/school.service.ts'
import { pageRows } from '../page-rows.ts'
import * as repository from './problem.repository.ts'
import { beginningOf, blocksIn, wordsTyped } from './problem.rules.ts'
import { countAnswered, countHelpful, findAnswer, listAnswered, saveAnswer } from './problem-answer.repository.ts'

type ProblemRow = OutputOf<typeof commonProblems>[number]
type Row = Awaited<ReturnType<typeof repository.listProblems>>[number]

const presenter = async (ctx: Ctx, schoolId: string): Promise<(row: Row) => ProblemRow> => {
  const typeName = await labelsOf(ctx, schoolId, 'problem_type')
  return (row) => ({
    id: row.id,
    type: row.type,
    typeName: typeName(row.type),
    title: say([row.title, row.title_en, row.title_tw], ctx.language),
    excerpt: excerptOf(beginningOf(blocksIn(row, ctx.language))),
    isGuide: row.is_guide,
  })
}

export const listCommon = async (ctx: Ctx, { dictType, schoolId }: InputOf<typeof commonProblems>): Promise<ProblemRow[]> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const rows = await repository.listProblems(ctx.sql, school.id, dictType === 'all' ? undefined : dictType)
  return rows.map(await presenter(ctx, school.id))
}

const maxFound = 20

export const search = async (ctx: Ctx, { dictType, name, ...asked }: InputOf<typeof findProblems>): Promise<ProblemRow[]> => {
  const { id: schoolId } = await schoolAskedFor(ctx, asked.schoolId)
  const type = dictType === 'all' ? undefined : dictType
  const rows = await repository.searchProblems(ctx.sql, schoolId, { type, words: wordsTyped(name), max: maxFound })
  return rows.map(await presenter(ctx, schoolId))
}

export const listPage = async (
  ctx: Ctx,
  { type, isGuide, schoolId: asked, ...page }: InputOf<typeof problemList>,
): Promise<OutputOf<typeof problemList>> => {
  const { id: schoolId } = await schoolAskedFor(ctx, asked)
  const shelf = { schoolId, type: type === 'all' ? undefined : type, isGuide: isGuide === 'true' }
  const rows = await repository.listMostRead(ctx.sql, shelf, pageRows(page))
  const { count } = await repository.countShelf(ctx.sql, shelf)
  return { rows: rows.map(await presenter(ctx, schoolId)), total: count }
}

const requireProblem = async (ctx: Ctx, schoolId: string, id: string) => {
  const problem = await repository.findProblem(ctx.sql, schoolId, id)
  if (!problem) throw refuse('not_found')
  return problem
}

const slots = 16

const readArticle =
  (isGuide: boolean) =>
  async (ctx: Ctx, { id, schoolId: asked }: InputOf<typeof problemDetail>): Promise<OutputOf<typeof problemDetail>> => {
    const { caller } = ctx
    const { id: schoolId } = await schoolAskedFor(ctx, asked)
    const problem = await requireProblem(ctx, schoolId, id)
    if (problem.is_guide !== isGuide) throw refuse('not_found')
    // Only people of the school are counted: a stranger could push any answer to the top.
    if (caller?.schoolId === schoolId) await repository.countRead(ctx.sql, { schoolId, problemId: id, slot: randomInt(slots) })
    const { excerpt: _, ...row } = (await presenter(ctx, schoolId))(problem)
    return {
      ...row,
      blocks: blocksIn(problem, ctx.language),
      updatedAt: problem.updated_at.toISOString(),
      helpful: (await countHelpful(ctx.sql, id)).count,
      myAnswer: caller ? ((await findAnswer(ctx.sql, id, caller.personId))?.was_helpful ?? null) : null,
    }
  }

export const readProblem = readArticle(false)
export const readGuide = readArticle(true)

export const answer = async (ctx: CallerCtx, { id, wasHelpful }: InputOf<typeof answerProblem>) => {
  const { schoolId, personId } = ctx.caller
  await requireProblem(ctx, schoolId, id)
  await saveAnswer(ctx.sql, { schoolId, problemId: id, personId, wasHelpful, now: ctx.now() })
  return null
}

export const listOwnAnswers = async (
  ctx: CallerCtx,
  page: InputOf<typeof answeredProblems>,
): Promise<OutputOf<typeof answeredProblems>> => {
  const { schoolId, personId } = ctx.caller
  const rows = await listAnswered(ctx.sql, personId, pageRows(page))
  const present = await presenter(ctx, schoolId)
  return {
    rows: rows.map((row) => ({ ...present(row), wasHelpful: row.was_helpful, at: row.created_at.toISOString() })),
    total: (await countAnswered(ctx.sql, personId)).count,
  }
}

const aDay = 86_400
const remarksADay = 20

export const remark = async (ctx: CallerCtx, { id, content }: InputOf<typeof remarkProblem>) => {
  const { schoolId, personId } = ctx.caller
  await requireProblem(ctx, schoolId, id)
  const { count } = await countAttempt(ctx, `problem-remark:${personId}`, aDay)
  if (count > remarksADay) throw refuse('too_many_requests')
  await repository.insertRemark(ctx.sql, { schoolId, problemId: id, personId, content, now: ctx.now() })
  return null
}
