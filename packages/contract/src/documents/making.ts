import { z } from 'zod'
import { AcademicYear } from '../academics/scores.ts'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { StoredFile } from '../files/own-files.ts'
import { orderRefusals } from './order-refusals.ts'
import { Heading } from './template-choices.ts'

/** What somebody chooses when they have a document made. */
export const MakingChoices = z.object({
  templateId: Id,
  recordId: Id.optional(),
  heading: z.literal('').or(Heading).default(''),
  academicYears: z.array(AcademicYear).max(12).default([]),
  /** Scores by their ids, for a proof of chosen courses. */
  scoreIds: z.array(Id).max(200).default([]),
  signatureFileId: Id.optional(),
})
export type MakingChoices = z.infer<typeof MakingChoices>

/** A PDF to be shown: its name, and where this reader fetches it. */
const ShownPdf = z.object({ fileName: z.string(), pdfUrl: z.string() })
export const ShownPages = ShownPdf.extend({ pages: z.number().int() })

/** Why pages cannot be made for somebody. */
export const makingRefusals = [...orderRefusals, 'cannot_apply', 'character_missing', 'making_failed', 'making_busy'] as const

export const previewDocument = call({
  method: 'POST',
  path: '/tcyApi/coverTemplateToPdf',
  who: 'user',
  summary: 'Create a preview of a certificate with my own data: marked all over as a preview, without seal, code and signature.',
  body: MakingChoices,
  output: ShownPages,
  refusals: makingRefusals,
})

export const uploadTemplateFile = call({
  method: 'POST',
  path: '/tcyApi/uploadTemplateFile',
  who: 'user',
  summary: 'Upload the handwritten signature that a certificate requires; its background is made transparent.',
  file: { field: 'file', maxBytes: 5 * 1024 * 1024, maxCount: 1, kinds: ['image/jpeg', 'image/png', 'image/webp'] },
  output: StoredFile,
  refusals: ['file_kind', 'too_large', 'picture_broken', 'picture_too_small'],
})

/** Paper is shown as a preview, which is made when it is asked for. */
const showingRefusals = ['document_not_ready', 'character_missing', 'making_failed', 'making_busy'] as const

export const pdfInfo = call({
  method: 'GET',
  path: '/tcyApi/pdf_info',
  who: 'user',
  summary:
    'The address of a PDF that I may see: `specimen` is the certificate named by `id` with test data, `document` my newest valid one, any other type my newest of that kind; `id` names one of mine. Paper is shown as a preview.',
  query: z.object({ type: z.string().trim().min(1).max(50), id: Id.optional() }),
  output: ShownPdf,
  refusals: ['template_unknown', ...showingRefusals],
  changesState: true,
})

export const viewReport = call({
  method: 'POST',
  path: '/report/tcyReportProof/viewerByReportId',
  who: 'user',
  summary: "Open a document by its id, for its holder and the holder's managers; the holder of a paper document sees a preview.",
  body: z.object({ reportId: Id }),
  output: ShownPages.extend({ serial: z.string(), state: z.string() }),
  refusals: showingRefusals,
})
