import { z } from 'zod'
import { Standing } from '../academics/records.ts'
import { AcademicYear, Score, Summary } from '../academics/scores.ts'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { RecordChange } from './changes.ts'
import { awayReasons, educationLevels, genders, leftAs, StudentFields, studentFields, studentTypes } from './student-fields.ts'

const who = ['admin', 'manager'] as const

export const StudentFilter = z.object({
  /** A name, a number or pinyin. */
  words: z.string().trim().max(60).optional(),
  grade: z.string().trim().max(10).optional(),
  collegeId: Id.optional(),
  majorId: Id.optional(),
  classId: Id.optional(),
  status: Standing.optional(),
  /** Only those whose record of the old system is kept beside today's, or only those where the two say different things. */
  old: z.enum(['kept', 'different']).optional(),
})

const Source = Titled.extend({ code: z.string(), isOld: z.boolean() })

const StudentRow = z.object({
  /** Of the record: somebody with two courses of study stands here twice. */
  id: Id,
  personId: Id,
  studentId: z.string(),
  name: z.string(),
  gender: z.enum(genders),
  grade: z.string(),
  college: Titled,
  major: Titled,
  class: Titled,
  educationLevel: z.enum(educationLevels),
  atschoolStatus: Standing,
  isAtSchool: z.boolean(),
  databaseSource: Source,
  /** In how many fields the old system says something else; null where it has no record. */
  differences: z.number().int().nullable(),
})

export const studentList = call({
  method: 'POST',
  path: '/tcyApi/queryStudentList',
  who,
  summary: 'The students in my scope, by number or another order, with how many there are of each status.',
  body: PageQuery.extend({ ...StudentFilter.shape, sort: sortBy('studentId', 'name', 'grade') }),
  output: pageOf(StudentRow).extend({
    counts: z.object({ studying: z.number().int(), graduated: z.number().int(), left: z.number().int() }),
    /** Students in my scope for whom no system has sent a record yet; counted with the first page of all alone. */
    withoutRecord: z.number().int().nullable(),
  }),
})

const Unit = Titled.extend({ id: Id.nullable() })

/** One course of study as one system knows it. */
const StudentRecord = z.object({
  id: Id,
  version: z.number().int(),
  databaseSource: Source,
  gender: z.enum(genders),
  birthDate: z.iso.date().nullable(),
  grade: z.string(),
  college: Unit,
  major: Unit,
  class: Unit,
  educationLevel: z.enum(educationLevels),
  schoolLength: z.number(),
  studentType: z.enum(studentTypes),
  examNo: z.string(),
  examCardNo: z.string(),
  enrollmentDate: z.iso.date(),
  predictGraduateDate: z.iso.date(),
  atschoolStatus: Standing,
  awayReason: z.enum(awayReasons),
  isAtSchool: z.boolean(),
  leftAs: z.enum(leftAs),
  graduationStatus: z.enum(['none', 'graduated', 'completed', 'unfinished']),
  graduationDate: z.iso.date().nullable(),
  graduationNo: z.string(),
  degree: z.string(),
  degreeEn: z.string(),
  degreeStatus: z.enum(['none', 'granted', 'not_granted']),
  degreeNo: z.string(),
})
export type StudentRecord = z.infer<typeof StudentRecord>

export const studentById = call({
  method: 'GET',
  path: '/tcyApi/queryStudentById',
  who,
  summary: 'Everything about one student in my scope: the record asked for, else the newest, and that of the old system beside it.',
  query: z.object({ id: Id, recordId: Id.optional() }),
  output: z.object({
    personId: Id,
    studentId: z.string(),
    name: z.string(),
    pinyin: z.string(),
    /** Masked; a reason opens one of them at a time. */
    phone: z.string(),
    email: z.string(),
    idCard: z.string(),
    record: StudentRecord.extend({ majorRanking: z.number().int().nullable(), majorNumberPeople: z.number().int().nullable() }).nullable(),
    /** All courses of study, the newest first. */
    records: z.array(z.object({ id: Id, databaseSource: Source, educationLevel: z.enum(educationLevels), enrollmentDate: z.iso.date() })),
    old: z.object({ record: StudentRecord, differences: z.array(z.enum(studentFields)) }).nullable(),
    /** What waits for a second person. */
    waiting: RecordChange.nullable(),
    /** Nobody changes their own record. */
    mayChange: z.boolean(),
  }),
  changesState: true,
})

export const updateStudent = call({
  method: 'POST',
  path: '/tcyApi/updateStudent',
  who,
  summary:
    'Change fields of a record, with a reason and the version it was made from. Name, status, graduation and degree wait for a second person; the rest takes effect immediately.',
  body: z.object({
    recordId: Id,
    version: z.number().int().min(1),
    reason: z.string().trim().min(5).max(500),
    fields: StudentFields.partial().refine((fields) => Object.values(fields).some((value) => value !== undefined), 'required'),
  }),
  output: z.object({
    version: z.number().int(),
    applied: z.array(z.enum(studentFields)),
    waiting: z.array(z.enum(studentFields)),
  }),
  refusals: ['record_outdated', 'record_same', 'change_waiting', 'unit_unknown', 'out_of_scope', 'own_record'],
  idempotency: 'required',
})

export const studentScores = call({
  method: 'GET',
  path: '/tcyApi/getCjbList',
  who,
  summary: 'The published scores of one course of study in my scope: every attempt, by term, with averages.',
  query: z.object({ recordId: Id, academicYear: AcademicYear.optional(), semester: z.coerce.number().int().min(1).max(3).optional() }),
  output: z.object({
    personId: Id,
    recordId: Id,
    studentId: z.string(),
    name: z.string(),
    major: Titled,
    grade: z.string(),
    /** The newest term first; of several attempts at a course only one counts. */
    terms: z.array(
      z.object({
        academicYear: AcademicYear,
        semester: z.number().int(),
        rows: z.array(Score.extend({ counts: z.boolean() })),
        summary: Summary,
      }),
    ),
    summary: Summary,
  }),
  changesState: true,
})
