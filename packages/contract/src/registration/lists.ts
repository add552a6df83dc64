import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { collegeList } from '../school/organisation.ts'

const Unit = collegeList.output.element

export const gradeList = call({
  method: 'GET',
  path: '/tcyApi/getGradeList',
  who: 'public',
  summary: 'The grades to choose from, the newest first.',
  query: z.object({ schoolId: Id.optional() }),
  output: z.array(z.object({ value: z.string(), label: z.string() })),
  refusals: ['school_unknown'],
})

export const collegeDetails = call({
  method: 'GET',
  path: '/tcyApi/getCollegeDetailList',
  who: 'public',
  summary: 'The colleges of a school, each with its majors and their classes.',
  query: z.object({ schoolId: Id.optional() }),
  output: z.array(Unit.extend({ majors: z.array(Unit.extend({ classes: z.array(Unit) })) })),
  refusals: ['school_unknown'],
})

export const departmentList = call({
  method: 'POST',
  path: '/tcyApi/getDeptList',
  who: 'public',
  summary: 'The departments of a school by part of their name or code.',
  body: z.object({ schoolId: Id.optional(), words: z.string().trim().max(50).optional() }),
  output: z.array(Unit),
  refusals: ['school_unknown'],
})
