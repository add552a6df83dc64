import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { article, articles, saveArticle } from '@campus/contract/help/articles.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isOpenChoice, labelsOf } from '../../school/dictionaries/dictionary.service.ts'
import { pageRows } from '../page-rows.ts'
import { blocksIn } from '../problems/problem.rules.ts'
import * as repository from './article.repository.ts'
import { spellTitle } from './title-spelling.service.ts'

type Article = OutputOf<typeof article>

export const presentRows = async (
  ctx: CallerCtx,
  rows: Awaited<ReturnType<typeof repository.listArticles>>,
): Promise<OutputOf<typeof articles>['rows']> => {
  const typeName = await labelsOf(ctx, ctx.caller.schoolId, 'problem_type')
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    typeName: typeName(row.type),
    title: say([row.title, row.title_en, row.title_tw], ctx.language),
    isGuide: row.is_guide,
    state: row.state,
    reads: row.reads,
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    remarks: row.remarks,
    updatedAt: row.updated_at.toISOString(),
  }))
}

export const listArticles = async (
  ctx: CallerCtx,
  { words, state, sort, ...page }: InputOf<typeof articles>,
): Promise<OutputOf<typeof articles>> => {
  const filter = { schoolId: ctx.caller.schoolId, words, state }
  const rows = await repository.listArticles(ctx.sql, filter, pageRows(page), sort)
  return { rows: await presentRows(ctx, rows), total: (await repository.countArticles(ctx.sql, filter)).count }
}

const requireArticle = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findArticle(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  return row
}

export const readArticle = async (ctx: CallerCtx, { id }: InputOf<typeof article>): Promise<Article> => {
  const row = await requireArticle(ctx, id)
  const remarks = await repository.listRemarks(ctx.sql, id)
  return {
    id: row.id,
    type: row.type,
    isGuide: row.is_guide,
    title: row.title,
    titleEn: row.title_en,
    titleTw: row.title_tw,
    blocks: blocksIn(row, 'zh_CN'),
    blocksEn: blocksIn(row, 'en_US'),
    blocksTw: blocksIn(row, 'zh_TW'),
    position: row.position,
    state: row.state,
    remarks: remarks.map((remark) => ({ id: remark.id, content: remark.content, at: remark.created_at.toISOString() })),
  }
}

export const keepArticle = (ctx: CallerCtx, given: InputOf<typeof saveArticle>): Promise<OutputOf<typeof saveArticle>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { type, title, state } = given
    const before = given.id ? await requireArticle(ctx, given.id) : undefined
    // A text may keep a type that was closed since.
    if (before?.type !== type && !(await isOpenChoice(ctx, schoolId, 'problem_type', type))) throw refuse('dictionary_unknown')
    const row = {
      type,
      is_guide: given.isGuide,
      title,
      title_en: given.titleEn,
      title_tw: given.titleTw,
      title_spelling: spellTitle(title),
      blocks: JSON.stringify(given.blocks),
      blocks_en: JSON.stringify(given.blocksEn),
      blocks_tw: JSON.stringify(given.blocksTw),
      position: given.position,
      state,
      updated_at: ctx.now(),
    }
    if (before) await repository.updateArticle(ctx.sql, schoolId, before.id, row)
    const id = before?.id ?? (await repository.insertArticle(ctx.sql, { school_id: schoolId, ...row, created_at: ctx.now() })).id
    await record(ctx, { action: 'help.article_saved', subjectKind: 'problem', subjectId: id, details: { title, type, state } })
    return { id }
  })
