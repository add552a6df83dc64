import { z } from 'zod'
import { call } from '../call.ts'
import { TemplateField } from '../documents/template-fields.ts'
import { Id } from '../fields.ts'
import { maxFeedbackImages, ReportKind } from '../help/feedback.ts'

export const reportDocument = call({
  method: 'POST',
  path: '/my/document-reports',
  who: 'user',
  summary: 'Send feedback about a certificate of mine to the administrators, with the document attached.',
  body: z
    .object({
      kind: ReportKind,
      documentId: Id.optional(),
      templateId: Id.optional(),
      content: z.string().trim().min(10).max(500),
      contact: z.string().trim().max(100).default(''),
      images: z.array(Id).max(maxFeedbackImages, 'too_many_images').default([]),
      /** What is wrong, and what it should say. */
      wrong: z
        .array(z.object({ field: TemplateField, shouldBe: z.string().trim().min(1).max(100) }))
        .max(10)
        .default([]),
    })
    .refine(({ kind, documentId }) => kind !== 'file_error' || documentId !== undefined, { message: 'required', path: ['documentId'] })
    .refine(({ kind, wrong }) => kind !== 'data_error' || wrong.length > 0, { message: 'required', path: ['wrong'] }),
  output: z.object({ id: Id }),
  refusals: ['enough_today', 'template_unknown'],
  idempotency: 'required',
})

export const reportedFile = call({
  method: 'GET',
  path: '/console/help/feedback/{id}/document',
  who: ['admin'],
  summary: 'The file of the document that a feedback of my school is about; the view is logged for its holder.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['document_not_ready'],
  changesState: true,
})
