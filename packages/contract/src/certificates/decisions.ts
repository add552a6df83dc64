import { z } from 'zod'
import { call } from '../call.ts'
import { DocumentWay } from '../documents/template-choices.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'

const Applicant = z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() })

const ToDecide = Titled.extend({
  id: Id,
  applicant: Applicant,
  way: DocumentWay,
  copies: z.number().int(),
  heading: z.string(),
  amount: z.number().int(),
  state: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  decideBy: Instant.nullable(),
  isOverdue: z.boolean(),
  nudges: z.number().int(),
  notes: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
  createdAt: Instant,
})

export const applicationsToDecide = call({
  method: 'GET',
  path: '/my/application-decisions',
  who: ['manager', 'admin'],
  summary: 'Applications of the people in my scope, pending or decided, most urgent first.',
  query: PageQuery.extend({
    state: z.enum(['pending', 'decided']).default('pending'),
    templateId: Id.optional(),
    words: z.string().trim().max(60).optional(),
  }),
  output: pageOf(ToDecide).extend({ overdue: z.number().int() }),
})

export const applicationToDecide = call({
  method: 'GET',
  path: '/my/application-decisions/{id}',
  who: ['manager', 'admin'],
  summary: "One application in my scope: its content and the applicant's earlier copies; the view is logged for the applicant.",
  params: z.object({ id: Id }),
  output: ToDecide.extend({
    mayDecide: z.boolean(),
    fields: z.array(z.object({ label: z.string(), value: z.string(), isMissing: z.boolean() })),
    earlier: z.array(z.object({ id: Id, state: z.string(), createdAt: Instant })),
  }),
  changesState: true,
})

export const previewToDecide = call({
  method: 'POST',
  path: '/my/application-decisions/preview',
  who: ['manager', 'admin'],
  summary: 'Preview of the requested document, watermarked with my name.',
  body: z.object({ id: Id }),
  output: z.object({ fileName: z.string(), pdfUrl: z.string(), pages: z.number().int() }),
  refusals: ['data_missing', 'making_failed', 'making_busy', 'character_missing', 'photo_needed', 'signature_needed', 'record_unknown'],
})

export const decideApplications = call({
  method: 'POST',
  path: '/my/application-decisions',
  who: ['manager', 'admin'],
  summary:
    'Approve or reject one or more applications in my scope, with a reason for the applicants; reports those already decided by someone else.',
  body: z.object({
    ids: z.array(Id).min(1, 'required').max(100),
    verdict: z.enum(['approved', 'rejected']),
    notes: z.string().trim().min(1).max(500),
  }),
  output: z.object({
    decided: z.array(Id),
    skipped: z.array(z.object({ id: Id, word: z.string(), text: z.string() })),
  }),
  idempotency: 'required',
})
