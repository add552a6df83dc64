import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { TextBlock } from '../text-block.ts'

/** Help is open to everybody: who is not logged in names the school, or reads that of the first. */
const schoolId = Id.optional()
const ProblemType = z.string().trim().min(1).max(50)

const ProblemRow = z.object({
  id: Id,
  type: z.string(),
  typeName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  isGuide: z.boolean(),
})

const Problem = ProblemRow.omit({ excerpt: true }).extend({
  blocks: z.array(TextBlock),
  updatedAt: Instant,
  helpful: z.number().int(),
  /** What I answered to "did this help", if I did. */
  myAnswer: z.boolean().nullable(),
})

export const commonProblems = call({
  method: 'GET',
  path: '/tcyApi/getCommonProblems/{dictType}',
  who: 'public',
  summary: 'The common problems of one type (an entry of the dictionary problem_type, or `all`).',
  params: z.object({ dictType: ProblemType }),
  query: z.object({ schoolId }),
  output: z.array(ProblemRow),
  refusals: ['school_unknown'],
})

export const findProblems = call({
  method: 'POST',
  path: '/tcyApi/getCommonProblemsToName',
  who: 'public',
  summary: 'Find problems by title, text, pinyin or initials, for search as you type.',
  body: z.object({ schoolId, dictType: ProblemType.optional(), name: z.string().trim().min(1).max(50) }),
  output: z.array(ProblemRow),
  refusals: ['school_unknown'],
})

export const problemList = call({
  method: 'GET',
  path: '/tcyApi/problems_list',
  who: 'public',
  summary: 'Common problems, page by page, the most read first; or the guides of "more help".',
  query: PageQuery.extend({ schoolId, type: ProblemType.optional(), isGuide: z.enum(['true', 'false']).default('false') }),
  output: pageOf(ProblemRow),
  refusals: ['school_unknown'],
})

export const problemDetail = call({
  method: 'GET',
  path: '/tcyApi/problems_detail',
  who: 'public',
  summary: 'One problem with its answer.',
  query: z.object({ schoolId, id: Id }),
  output: Problem,
  refusals: ['school_unknown'],
})

export const helpDetail = call({
  method: 'GET',
  path: '/tcyApi/helpDetail',
  who: 'public',
  summary: 'One guide of "more help".',
  query: z.object({ schoolId, id: Id }),
  output: Problem,
  refusals: ['school_unknown'],
})

export const answerProblem = call({
  method: 'POST',
  path: '/tcyApi/problemsAck_submit',
  who: 'user',
  summary: 'Answer "did this help"; a second answer replaces the first.',
  body: z.object({ id: Id, wasHelpful: z.boolean() }),
  output: Done,
})

export const answeredProblems = call({
  method: 'GET',
  path: '/tcyApi/problemsAck_history',
  who: 'user',
  summary: 'The problems that I answered "did this help" for.',
  query: PageQuery,
  output: pageOf(ProblemRow.extend({ wasHelpful: z.boolean(), at: Instant })),
})

export const remarkProblem = call({
  method: 'POST',
  path: '/tcyApi/problems_feedback',
  who: 'user',
  summary: 'Report what an answer lacks.',
  body: z.object({ id: Id, content: z.string().trim().min(5).max(500) }),
  output: Done,
  idempotency: 'accepted',
})
