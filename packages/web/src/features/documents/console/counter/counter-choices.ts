import type { OutputOf } from '@campus/contract/call.ts'
import { type counterRecords, issueDocument } from '@campus/contract/documents/console/issued.ts'
import { Heading } from '@campus/contract/documents/template-choices.ts'
import { Id } from '@campus/contract/fields.ts'
import { z } from 'zod'
import type { Template } from '../template/written-template.ts'

const { recordId, academicYears, note } = issueDocument.body.shape

/** What is asked at the counter: as much as the certificate wants, and a note for the files. */
export const choicesFor = ({
  heading,
  wantsSignature,
  choosesCourses,
}: Pick<Template['rules'], 'heading' | 'wantsSignature' | 'choosesCourses'>) =>
  z.object({
    recordId,
    heading: heading === 'required' ? z.string().trim().min(1, 'required').pipe(Heading) : z.literal('').or(Heading),
    academicYears,
    scoreIds: choosesCourses ? z.array(Id).min(1, 'required').max(200) : z.array(Id).max(0),
    signatureFileId: wantsSignature ? Id : Id.optional(),
    note,
  })

type Course = OutputOf<typeof counterRecords>[number]['courses'][number]

/** The academic years in which there are courses, the newest first. */
export const yearsOf = (courses: readonly Pick<Course, 'academicYear'>[]): string[] =>
  [...new Set(courses.map(({ academicYear }) => academicYear))].toSorted().toReversed()

/** The courses of the chosen years; no year chosen is all of them. */
export const coursesOf = <Taken extends Pick<Course, 'academicYear'>>(courses: readonly Taken[], years: readonly string[]): Taken[] =>
  courses.filter(({ academicYear }) => years.length === 0 || years.includes(academicYear))
