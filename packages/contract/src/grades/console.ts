import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { appealStates, NamingDocument } from './grades.ts'
import { Mark, Part } from './parts.ts'
import { Sheet, SheetRow, sheetStates } from './sheets.ts'

const readers = ['admin', 'manager', 'auditor'] as const
const deciders = ['admin', 'manager'] as const
const Notes = z.string().trim().max(500)

export const GradeSheetFilter = z.object({
  state: z.enum(sheetStates).optional(),
  termId: Id.optional(),
  words: z.string().trim().max(60).default(''),
})

export const consoleGradeSheets = call({
  method: 'GET',
  path: '/console/schedule/grade-sheets',
  who: readers,
  summary: 'The grade sheets of the sections in my units, newest term first.',
  query: PageQuery.extend(GradeSheetFilter.shape),
  output: pageOf(SheetRow).extend({
    /** How many wait for a review. */
    waiting: z.number().int(),
    terms: z.array(z.object({ id: Id, academicYear: z.string(), semester: z.number().int() })),
  }),
})

export const consoleGradeSheet = call({
  method: 'GET',
  path: '/console/schedule/grade-sheets/{sectionId}',
  who: readers,
  summary: 'One grade sheet of my units with all marks.',
  params: z.object({ sectionId: Id }),
  output: Sheet,
})

export const decideGradeSheet = call({
  method: 'POST',
  path: '/console/schedule/grade-sheets/decide',
  who: deciders,
  summary: 'Pass a submitted sheet, or return it to its teachers with a reason.',
  body: z
    .object({ sectionId: Id, verdict: z.enum(['passed', 'returned']), notes: Notes.default('') })
    .refine(({ verdict, notes }) => verdict === 'passed' || notes !== '', { path: ['notes'], error: 'required' }),
  output: Done,
  refusals: ['already_decided', 'grade_own_section'],
  idempotency: 'required',
})

export const publishGradeSheets = call({
  method: 'POST',
  path: '/console/schedule/grade-sheets/publish',
  who: deciders,
  summary: 'Publish passed sheets, all of them at one moment or none.',
  body: z.object({ sectionIds: z.array(Id).min(1).max(200) }),
  output: z.object({ scores: z.number().int() }),
  refusals: ['grade_sheet_not_passed', 'grade_record_missing', 'grade_score_exists'],
  idempotency: 'required',
})

const AppealRow = z.object({
  id: Id,
  scoreId: Id,
  state: z.enum(appealStates),
  course: SheetRow.shape.course,
  sectionCode: z.string(),
  academicYear: z.string(),
  semester: z.number().int(),
  person: z.object({ id: Id, name: z.string(), number: z.string() }),
  reason: z.string(),
  createdAt: Instant,
})

const AppealDetail = AppealRow.extend({
  teachers: z.array(z.string()),
  markBefore: Mark.nullable(),
  markAfter: Mark.nullable(),
  parts: z.array(Part.extend({ id: Id, mark: Mark.nullable(), proposedMark: Mark.nullable() })),
  proposal: z.enum(['uphold', 'change']).nullable(),
  proposedNotes: z.string(),
  proposedBy: z.string(),
  proposedAt: Instant.nullable(),
  decidedNotes: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
  documents: z.array(NamingDocument),
  /** Proposes in `open`, confirms or sends back in `proposed`. */
  mayDecide: z.boolean(),
})
export type AppealDetail = z.infer<typeof AppealDetail>

export const GradeAppealFilter = z.object({
  state: z.enum(appealStates).optional(),
  words: z.string().trim().max(60).default(''),
  ...dayFilter,
})

export const consoleGradeAppeals = call({
  method: 'GET',
  path: '/console/schedule/grade-appeals',
  who: readers,
  summary: 'Appeals against scores of the sections in my units, those that wait first.',
  query: PageQuery.extend(GradeAppealFilter.shape),
  output: pageOf(AppealRow).extend({ waiting: z.number().int() }),
})

export const consoleGradeAppeal = call({
  method: 'GET',
  path: '/console/schedule/grade-appeals/{id}',
  who: readers,
  summary: 'One appeal with its marks, what was proposed, and documents that name the mark before.',
  params: z.object({ id: Id }),
  output: AppealDetail,
})

export const decideGradeAppeal = call({
  method: 'POST',
  path: '/console/schedule/grade-appeals/decide',
  who: deciders,
  summary: 'The first person proposes to uphold or to change marks; another one confirms, or sends it back.',
  body: z.object({
    id: Id,
    action: z.enum(['uphold', 'change', 'confirm', 'send_back']),
    /** By the ids of the parts, for `change`. */
    marks: z.record(Id, Mark).optional(),
    notes: Notes.min(1),
  }),
  output: Done,
  refusals: ['already_decided', 'grade_second_person', 'grade_own_section', 'grade_mark_same'],
  idempotency: 'required',
})
