import { z } from 'zod'
import { Standing } from '../../academics/records.ts'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { StoredFile } from '../../files/own-files.ts'
import type { Phrase } from '../../language.ts'
import { PageQuery, pageOf, sortBy } from '../../page.ts'
import { UserType } from '../../roles.ts'
import { ChargeMode, DocumentWay, HeadingRule, LimitPeriod, Limits } from '../template-choices.ts'
import { TemplateField } from '../template-fields.ts'

const templateStates = ['draft', 'published', 'disabled'] as const
export const TemplateState = z.enum(templateStates)

export const templateStateNames: Record<(typeof templateStates)[number], Phrase> = {
  draft: ['未发布', 'Not published', '未發布'],
  published: ['已发布', 'Published', '已發布'],
  disabled: ['已停用', 'Disabled', '已停用'],
}

const title = z.string().trim().min(1).max(80)
const description = z.string().trim().max(500)

/** Everything of a version but its source: the rules of the certificate. */
export const TemplateRules = z
  .object({
    name: title,
    nameEn: title,
    nameTw: title,
    description,
    descriptionEn: description,
    descriptionTw: description,
    type: z.string().min(1).max(50),
    userTypes: z.array(UserType).min(1).max(20),
    /** Codes of data sources; none named is all. */
    sources: z.array(z.string().max(50)).max(20),
    standings: z.array(Standing).min(1).max(20),
    ways: z.array(DocumentWay).min(1).max(20),
    needsApproval: z.boolean(),
    charge: ChargeMode,
    price: z.number().int().min(0).max(1_000_000),
    /** How many copies are free in each such period. */
    freeCopies: z.number().int().min(0).max(1000),
    freePeriod: LimitPeriod,
    /** How many applications one person may make, and how many copies they may get. */
    limits: Limits,
    copyLimits: Limits,
    validityDays: z.number().int().min(1).max(36_500).nullable(),
    heading: HeadingRule,
    wantsPhoto: z.boolean(),
    wantsSignature: z.boolean(),
    choosesYears: z.boolean(),
    choosesCourses: z.boolean(),
    fields: z.array(TemplateField).min(1).max(100),
    /** A picture brought by `uploadTemplateFile`, whose paper is transparent, or one that the school seals with already. */
    sealFileId: Id.nullable(),
  })
  .refine(({ charge, price }) => charge === 'none' || price > 0, { path: ['price'], message: 'required' })
export type TemplateRules = z.infer<typeof TemplateRules>

export const TemplateSource = z.string().min(1).max(100_000)

const TemplateRow = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameTw: z.string(),
  type: z.string(),
  state: TemplateState,
  publishedVersion: z.number().int().nullable(),
  hasDraft: z.boolean(),
  needsApproval: z.boolean(),
  charge: ChargeMode,
  price: z.number().int(),
  ways: z.array(DocumentWay),
  issued: z.number().int(),
  changedAt: Instant,
})

export const TemplateFilter = z.object({
  words: z.string().trim().max(60).optional(),
  state: TemplateState.optional(),
  type: z.string().max(50).optional(),
})

export const consoleTemplates = call({
  method: 'GET',
  path: '/console/documents/templates',
  who: ['admin', 'manager', 'auditor'],
  summary: 'The templates of my school in the order in which people see them, or in another.',
  query: PageQuery.extend({ ...TemplateFilter.shape, sort: sortBy('name', 'issued', 'changedAt') }),
  output: pageOf(TemplateRow),
})

const TemplateVersion = z.object({
  version: z.number().int(),
  state: z.enum(['draft', 'published', 'retired']),
  publishedAt: Instant.nullable(),
  publishedBy: z.string(),
  issued: z.number().int(),
})

export const consoleTemplate = call({
  method: 'GET',
  path: '/console/documents/templates/{id}',
  who: ['admin', 'manager', 'auditor'],
  summary: 'One template: its draft, otherwise its published version, or the requested version, with the list of versions.',
  params: z.object({ id: Id }),
  query: z.object({ version: z.coerce.number().int().min(1).optional() }),
  output: z.object({
    id: Id,
    code: z.string(),
    state: TemplateState,
    disabledReason: z.string(),
    position: z.number().int(),
    version: z.number().int(),
    versionState: z.enum(['draft', 'published', 'retired']),
    /** Goes back with a change, so that nobody overwrites what another has just saved. */
    revision: z.number().int(),
    rules: TemplateRules,
    source: z.string(),
    sealAddress: z.string(),
    versions: z.array(TemplateVersion),
  }),
})

export const starterTemplate = call({
  method: 'GET',
  path: '/console/documents/starter',
  who: ['admin'],
  summary: 'The starter source of a new template: short, and it shows what the house style offers.',
  output: z.object({ source: TemplateSource }),
})

export const saveTemplate = call({
  method: 'POST',
  path: '/console/documents/templates',
  who: ['admin'],
  summary:
    'Create a template with a first draft, or change the draft of one; a published version never changes, a new draft is made from it.',
  body: z.object({
    id: Id.optional(),
    revision: z.number().int().optional(),
    code: z
      .string()
      .trim()
      .min(2)
      .max(40)
      .regex(/^[a-z][a-z0-9-]*$/, 'unit_code'),
    position: z.number().int().min(0).max(100_000).default(0),
    rules: TemplateRules,
    source: TemplateSource,
  }),
  output: z.object({ id: Id, version: z.number().int(), revision: z.number().int() }),
  refusals: ['template_code_taken', 'template_changed', 'dictionary_unknown'],
  idempotency: 'accepted',
})

export const uploadSeal = call({
  method: 'POST',
  path: '/console/documents/seal',
  who: ['admin'],
  summary: 'Upload the picture of a seal; its background is made transparent.',
  file: { field: 'file', maxBytes: 5 * 1024 * 1024, maxCount: 1, kinds: ['image/jpeg', 'image/png', 'image/webp'] },
  output: StoredFile,
  refusals: ['file_kind', 'too_large', 'picture_broken', 'picture_too_small'],
  proof: 'fresh',
})

export const schoolSeals = call({
  method: 'GET',
  path: '/console/documents/seals',
  who: ['admin'],
  summary: 'The seals on the published certificates of my school, those of most templates first.',
  output: z.array(z.object({ id: Id, address: z.string(), templates: z.number().int() })),
})

/** A line of a template that is wrong, and why, in the words of the typesetter. */
export const TemplateProblem = z.object({ line: z.number().int(), column: z.number().int(), message: z.string() })
export type TemplateProblem = z.infer<typeof TemplateProblem>

export const previewTemplate = call({
  method: 'POST',
  path: '/console/documents/templates/preview',
  who: ['admin'],
  summary:
    'Create a preview from the source in the editor, with test data or with those of a student named by number; reports invalid lines.',
  body: z.object({
    rules: TemplateRules,
    source: TemplateSource,
    studentNumber: z.string().trim().max(40).optional(),
  }),
  output: z.object({ pdfUrl: z.string(), pages: z.number().int(), problems: z.array(TemplateProblem) }),
  refusals: ['user_unknown', 'record_unknown', 'character_missing', 'making_failed', 'making_busy'],
})

export const publishTemplate = call({
  method: 'POST',
  path: '/console/documents/templates/publish',
  who: ['admin'],
  summary: 'Publish the draft of a template; refused while it cannot be produced with the test data.',
  body: z.object({ id: Id, revision: z.number().int() }),
  output: z.object({ version: z.number().int() }),
  refusals: ['template_broken', 'template_no_draft', 'template_changed', 'character_missing', 'making_failed', 'making_busy'],
  idempotency: 'required',
  proof: 'fresh',
})

export const disableTemplate = call({
  method: 'POST',
  path: '/console/documents/templates/disable',
  who: ['admin'],
  summary: 'Withdraw a template, with a reason, or offer it again; issued documents do not change.',
  body: z.object({ id: Id, isDisabled: z.boolean(), reason: z.string().trim().max(200).default('') }),
  output: Done,
  idempotency: 'accepted',
})

export const dropDraft = call({
  method: 'POST',
  path: '/console/documents/templates/drop-draft',
  who: ['admin'],
  summary: 'Delete the draft of a template; a template that was never published is deleted with it.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['template_no_draft'],
  idempotency: 'accepted',
})
