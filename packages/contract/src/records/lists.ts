import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PhotoPurpose } from '../identity/photo-types.ts'
import { Titled } from '../school/schools.ts'

const who = ['admin', 'manager'] as const
const Unit = Titled.extend({ id: Id })

export const gradeNames = call({
  method: 'GET',
  path: '/basic/photo/selectGradeName',
  who,
  summary: 'The grades of the students in my scope, the newest first.',
  output: z.array(z.string()),
})

export const collegeNames = call({
  method: 'GET',
  path: '/basic/photo/selectCollegeName',
  who,
  summary: 'The colleges in which my scope lies.',
  output: z.array(Unit),
})

export const majorNames = call({
  method: 'GET',
  path: '/basic/photo/selectMajorName',
  who,
  summary: 'The majors in my scope, of all colleges or of one.',
  query: z.object({ collegeId: Id.optional() }),
  output: z.array(Unit),
})

export const classNames = call({
  method: 'GET',
  path: '/basic/photo/selectClassZwName',
  who,
  summary: 'The classes in my scope, of a college or of a major.',
  query: z.object({ collegeId: Id.optional(), majorId: Id.optional() }),
  output: z.array(Unit),
})

export const photoTypeNames = call({
  method: 'GET',
  path: '/tcyApi/listPhotoType',
  who,
  summary: 'The types of photo by which the photos in my scope can be narrowed.',
  output: z.array(Unit.extend({ purpose: PhotoPurpose })),
})
