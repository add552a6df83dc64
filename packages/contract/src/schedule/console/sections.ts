import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import type { Phrase } from '../../language.ts'
import { PageQuery, pageOf, sortBy } from '../../page.ts'
import { Day } from '../terms.ts'

export const rosterKinds = ['regular', 'retake', 'exempt'] as const
export const rosterKindNames: Record<(typeof rosterKinds)[number], Phrase> = {
  regular: ['正常修读', 'Regular', '正常修讀'],
  retake: ['重修', 'Retake', '重修'],
  exempt: ['免听', 'Exempt from attendance', '免聽'],
}

const Teacher = z.object({ id: Id, name: z.string(), number: z.string() })

export const SectionRow = z.object({
  id: Id,
  code: z.string(),
  capacity: z.number().int(),
  course: z.object({ id: Id, code: z.string(), name: z.string() }),
  unit: z.object({ id: Id, name: z.string() }),
  teachers: z.array(Teacher),
  students: z.number().int(),
  lessons: z.number().int(),
})
export type SectionRow = z.infer<typeof SectionRow>

export const SectionFilter = z.object({ termId: Id, unitId: Id.optional(), words: z.string().trim().max(60).default('') })

export const consoleSections = call({
  method: 'GET',
  path: '/console/schedule/sections',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Sections of a term in my units, by words (course, code, teacher).',
  query: PageQuery.extend({ ...SectionFilter.shape, sort: sortBy('course', 'code', 'students', 'lessons') }),
  output: pageOf(SectionRow),
})

export const saveSection = call({
  method: 'POST',
  path: '/console/schedule/sections',
  who: ['manager', 'admin'],
  summary: 'Add or change a section of a unit in my scope.',
  body: z.object({
    id: Id.optional(),
    termId: Id,
    courseId: Id,
    unitId: Id,
    code: z.string().trim().min(1).max(30),
    capacity: z.number().int().min(1).max(5000),
    teacherIds: z
      .array(Id)
      .min(1, 'required')
      .max(10)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'wrong' }),
  }),
  output: z.object({ id: Id }),
  refusals: ['section_code_taken', 'term_closed', 'section_fixed'],
  idempotency: 'accepted',
})

export const courseChoices = call({
  method: 'GET',
  path: '/console/schedule/courses',
  who: ['manager', 'admin'],
  summary: 'Courses of the school by words, at most 30.',
  query: z.object({ words: z.string().trim().max(60).default('') }),
  output: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
})

const RosterRow = z.object({
  personId: Id,
  name: z.string(),
  number: z.string(),
  unitName: z.string(),
  /** Where the unit is a class, which has a timetable. */
  classId: Id.nullable(),
  kind: z.enum(rosterKinds),
  joinedOn: Day,
  leftOn: Day.nullable(),
  clashReason: z.string(),
})

export const sectionRoster = call({
  method: 'GET',
  path: '/console/schedule/sections/{id}/roster',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Who takes part in a section, with those who left.',
  params: z.object({ id: Id }),
  output: z.object({ section: SectionRow, rows: z.array(RosterRow), mayChange: z.boolean() }),
})

export const changeRoster = call({
  method: 'POST',
  path: '/console/schedule/sections/{id}/roster',
  who: ['manager', 'admin'],
  summary: 'Add students by number or class, or take some off; lessons that overlap for them need a reason.',
  params: z.object({ id: Id }),
  body: z.object({
    add: z
      .array(z.object({ number: z.string().trim().min(1).max(30), kind: z.enum(rosterKinds).default('regular') }))
      .max(500)
      .default([]),
    remove: z.array(Id).max(500).default([]),
    clashReason: z.string().trim().max(200).default(''),
  }),
  output: z.object({ added: z.number().int(), removed: z.number().int() }),
  refusals: ['student_unknown', 'section_full', 'student_clashes', 'term_closed'],
  idempotency: 'accepted',
})
