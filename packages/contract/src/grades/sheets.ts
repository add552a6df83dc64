import { z } from 'zod'
import { AcademicYear } from '../academics/scores.ts'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Titled } from '../school/schools.ts'
import { Mark, maxParts, Part, Remark } from './parts.ts'

export const sheetStates = ['open', 'submitted', 'passed', 'published'] as const
export type SheetState = (typeof sheetStates)[number]

export const sheetStateNames: Record<SheetState, Phrase> = {
  open: ['录入中', 'Being entered', '錄入中'],
  submitted: ['待审核', 'Waiting for review', '待審核'],
  passed: ['待公布', 'Ready to publish', '待公布'],
  published: ['已公布', 'Published', '已公布'],
}

export const SheetRow = z.object({
  sectionId: Id,
  sectionCode: z.string(),
  course: Titled,
  unit: Titled,
  academicYear: AcademicYear,
  semester: z.number().int(),
  teachers: z.array(z.string()),
  state: z.enum(sheetStates),
  isReturned: z.boolean(),
  people: z.number().int(),
  /** How many have all their marks, or a remark instead. */
  complete: z.number().int(),
  changedAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
})
export type SheetRow = z.infer<typeof SheetRow>

export const Sheet = SheetRow.extend({
  version: z.number().int(),
  returnedReason: z.string(),
  parts: z.array(Part),
  /** Marks stand in the order of the parts; the total is empty until all of them are there. */
  lines: z.array(
    z.object({
      personId: Id,
      name: z.string(),
      number: z.string(),
      className: z.string(),
      isRetake: z.boolean(),
      remark: Remark,
      marks: z.array(Mark.nullable()),
      total: Mark.nullable(),
    }),
  ),
  /** Whether the reader may enter marks. */
  mayChange: z.boolean(),
  /** Whether the reader may pass, return or publish it. */
  mayDecide: z.boolean(),
})
export type Sheet = z.infer<typeof Sheet>

export const ownGradeSheets = call({
  method: 'GET',
  path: '/schedule/grade-sheets',
  who: ['teacher'],
  summary: 'The sections that I teach, newest term first, with how far their grade sheets are.',
  output: z.array(SheetRow),
})

export const gradeSheet = call({
  method: 'GET',
  path: '/schedule/grade-sheets/{sectionId}',
  who: ['teacher'],
  summary: 'The grade sheet of a section that I teach; before it is saved for the first time, with the usual parts.',
  params: z.object({ sectionId: Id }),
  output: Sheet,
})

export const saveGradeSheet = call({
  method: 'POST',
  path: '/schedule/grade-sheets/save',
  who: ['teacher'],
  summary: 'Save the parts and all marks of a sheet that is not submitted. The version is the one that was read.',
  body: z.object({
    sectionId: Id,
    version: z.number().int().min(0),
    parts: z
      .array(Part.refine(({ kind, name }) => kind !== 'other' || name !== '', { path: ['name'], error: 'required' }))
      .min(1)
      .max(maxParts),
    lines: z.array(z.object({ personId: Id, remark: Remark.default(''), marks: z.array(Mark.nullable()).max(maxParts) })).max(5000),
  }),
  output: z.object({ version: z.number().int() }),
  refusals: ['grade_weights_wrong', 'grade_lines_wrong', 'grade_sheet_changed', 'grade_sheet_fixed'],
  maxBodyBytes: 2 * 1024 * 1024,
  idempotency: 'accepted',
})

export const submitGradeSheet = call({
  method: 'POST',
  path: '/schedule/grade-sheets/submit',
  who: ['teacher'],
  summary: 'Submit a complete sheet for review; it cannot be changed afterwards unless it is returned.',
  body: z.object({ sectionId: Id, version: z.number().int().min(1) }),
  output: z.null(),
  refusals: ['grade_marks_missing', 'grade_sheet_changed', 'grade_sheet_fixed'],
  idempotency: 'required',
})
