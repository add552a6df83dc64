import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { TextBlock } from '../text-block.ts'

const blocks = z.array(TextBlock.extend({ text: z.string().trim().min(1).max(2000) })).max(100)

const articleStates = ['draft', 'published', 'retired'] as const
const ArticleState = z.enum(articleStates)

export const articleStateNames: Record<(typeof articleStates)[number], Phrase> = {
  draft: ['草稿', 'Draft', '草稿'],
  published: ['已发布', 'Published', '已發布'],
  retired: ['已下架', 'Retired', '已下架'],
}

const ArticleGiven = z.object({
  type: z.string().trim().min(1).max(50),
  isGuide: z.boolean(),
  title: z.string().trim().min(2).max(60),
  titleEn: z.string().trim().min(2).max(120),
  titleTw: z.string().trim().min(2).max(60),
  blocks: blocks.min(1, 'required'),
  blocksEn: blocks.min(1, 'required'),
  blocksTw: blocks.min(1, 'required'),
  position: z.number().int().min(0).max(10_000).default(0),
  state: ArticleState,
})

export const ArticleFilter = z.object({
  words: z.string().trim().max(50).optional(),
  state: ArticleState.optional(),
})

export const articles = call({
  method: 'GET',
  path: '/console/help/articles',
  who: ['admin'],
  summary: 'All help articles, including drafts, with reader ratings.',
  query: PageQuery.extend({ ...ArticleFilter.shape, sort: sortBy('title', 'reads', 'remarks', 'updatedAt') }),
  output: pageOf(
    z.object({
      id: Id,
      type: z.string(),
      typeName: z.string(),
      title: z.string(),
      isGuide: z.boolean(),
      state: ArticleState,
      reads: z.number().int(),
      helpful: z.number().int(),
      unhelpful: z.number().int(),
      remarks: z.number().int(),
      updatedAt: Instant,
    }),
  ),
})

export const article = call({
  method: 'GET',
  path: '/console/help/articles/{id}',
  who: ['admin'],
  summary: 'One article in all its languages, with reader feedback.',
  params: z.object({ id: Id }),
  output: ArticleGiven.extend({ id: Id, remarks: z.array(z.object({ id: Id, content: z.string(), at: Instant })) }),
})

export const saveArticle = call({
  method: 'POST',
  path: '/console/help/articles',
  who: ['admin'],
  summary: 'Create a help article, or change its text.',
  body: ArticleGiven.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  refusals: ['dictionary_unknown'],
  idempotency: 'accepted',
})
