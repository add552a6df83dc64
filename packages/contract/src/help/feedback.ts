import { z } from 'zod'
import { call, Done } from '../call.ts'
import { DocumentState } from '../documents/own-documents.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'

export const feedbackCategories = ['service', 'account', 'system', 'other'] as const
export const feedbackCategoryNames: Record<(typeof feedbackCategories)[number], Phrase> = {
  service: ['服务', 'Service', '服務'],
  account: ['账号', 'Account', '帳號'],
  system: ['系统', 'System', '系統'],
  other: ['其他', 'Other', '其他'],
}

export const maxFeedbackImages = 9

/** A word about a certificate, a question, an error in what the school knows of me, an error in a file. */
const reportKinds = ['feedback', 'question', 'data_error', 'file_error'] as const
export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.infer<typeof ReportKind>

export const reportKindNames: Record<ReportKind, Phrase> = {
  feedback: ['证明反馈', 'Feedback', '證明回饋'],
  question: ['证明咨询', 'Question', '證明諮詢'],
  data_error: ['信息有误', 'Incorrect data', '資料有誤'],
  file_error: ['文件有误', 'Problem with a file', '檔案有誤'],
}

/** The certificate that a feedback is about. */
export const FeedbackAbout = z.object({
  kind: z.enum(['document', 'template']),
  id: Id,
  reportKind: ReportKind,
  title: z.string(),
  /** Of a document; a kind of certificate has neither number nor state. */
  serial: z.string(),
  state: DocumentState.nullable(),
  /** Whether there is a PDF to look at. */
  hasFile: z.boolean(),
})
export type FeedbackAbout = z.infer<typeof FeedbackAbout>

const FeedbackRow = z.object({
  id: Id,
  title: z.string(),
  category: z.enum(feedbackCategories),
  state: z.enum(['open', 'answered', 'closed']),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
})

const Feedback = FeedbackRow.extend({
  content: z.string(),
  contact: z.string(),
  images: z.array(z.string()),
  about: FeedbackAbout.nullable(),
  entries: z.array(z.object({ id: Id, isReply: z.boolean(), author: z.string(), content: z.string(), at: Instant })),
})

export const addFeedback = call({
  method: 'POST',
  path: '/tcyApi/addOpinions',
  who: 'user',
  summary: 'Send feedback to the school, with up to nine pictures.',
  body: z.object({
    title: z.string().trim().min(5).max(15),
    category: z.enum(feedbackCategories),
    content: z.string().trim().min(10).max(500),
    contact: z.string().trim().max(100).default(''),
    images: z
      .array(Id)
      .max(maxFeedbackImages, 'too_many_images')
      .refine((images) => new Set(images).size === images.length, { message: 'wrong' })
      .default([]),
  }),
  output: z.object({ id: Id }),
  refusals: ['enough_today'],
  idempotency: 'required',
})

export const ownFeedback = call({
  method: 'GET',
  path: '/tcyApi/getOpinionsList',
  who: 'user',
  summary: 'My feedback, newest first, and whether it was answered.',
  query: PageQuery,
  output: pageOf(FeedbackRow),
})

export const feedbackDetail = call({
  method: 'GET',
  path: '/tcyApi/opinions_detail',
  who: 'user',
  summary: 'One feedback of mine with all replies.',
  query: z.object({ id: Id }),
  output: Feedback,
})

export const continueFeedback = call({
  method: 'POST',
  path: '/tcyApi/opinions_submit',
  who: 'user',
  summary: 'Reply to a feedback of mine, or close it.',
  body: z
    .object({ id: Id, content: z.string().trim().max(500).default(''), closes: z.boolean().default(false) })
    .refine(({ content, closes }) => closes || content.length > 0, { message: 'required', path: ['content'] }),
  output: Done,
  refusals: ['feedback_closed'],
  idempotency: 'accepted',
})

export const answerFeedback = call({
  method: 'POST',
  path: '/tcyApi/handleOpinions/{id}',
  who: ['admin'],
  summary: 'Answer a feedback of my school; its author gets a message.',
  params: z.object({ id: Id }),
  body: z.object({ content: z.string().trim().min(1).max(1000), closes: z.boolean().default(false) }),
  output: Done,
  refusals: ['feedback_closed'],
  idempotency: 'required',
})

const Author = z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() })

export const FeedbackFilter = z.object({
  state: z.enum(['open', 'answered', 'closed']).optional(),
  category: z.enum(feedbackCategories).optional(),
  words: z.string().trim().max(50).optional(),
  ...dayFilter,
})

export const feedbackCases = call({
  method: 'GET',
  path: '/console/help/feedback',
  who: ['admin'],
  summary: 'The feedback of my school, with the number of unanswered ones.',
  query: PageQuery.extend(FeedbackFilter.shape),
  output: pageOf(FeedbackRow.extend({ author: Author, excerpt: z.string() })).extend({ waiting: z.number().int() }),
})

export const feedbackCase = call({
  method: 'GET',
  path: '/console/help/feedback/{id}',
  who: ['admin'],
  summary: 'One feedback of my school with its author, pictures and answers.',
  params: z.object({ id: Id }),
  output: Feedback.extend({ author: Author }),
})
