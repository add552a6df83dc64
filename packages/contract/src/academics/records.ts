import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from '../school/schools.ts'

/** Where a student record comes from: the undergraduate system, the graduate one, the old one. */
const AcademicSource = Titled.extend({ code: z.string() })

export const standings = ['studying', 'graduated', 'left'] as const
export const Standing = z.enum(standings)
export type Standing = z.infer<typeof Standing>

export const dataSources = call({
  method: 'GET',
  path: '/cms/getDataSource',
  who: 'user',
  summary: 'The systems from which my school takes student records.',
  output: z.array(AcademicSource),
})

/** One course of study of a person, as it is chosen from. */
export const OwnRecord = z.object({
  id: Id,
  source: AcademicSource,
  standing: Standing,
  college: Titled,
  major: Titled,
  className: z.string(),
  educationLevel: z.string(),
  enrolledOn: z.iso.date(),
  endsOn: z.iso.date(),
})

export const ownDataSources = call({
  method: 'GET',
  path: '/userCms/getUserDataSource',
  who: 'user',
  summary: 'My student records, newest first; only students have any.',
  output: z.array(OwnRecord),
})
