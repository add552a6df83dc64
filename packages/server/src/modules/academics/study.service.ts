import type { Ctx } from '../../context/context.ts'
import { readRanks } from './ranking/ranking.service.ts'
import type { StudentRecord } from './records/record.service.ts'
import { gradingScale, sayMark } from './scores/mark.rules.ts'
import { type AskedScores, readCounted, type ScoreRow } from './scores/score.service.ts'
import { summarise } from './scores/summary.rules.ts'

/** From which mark on there are how many points; a document that names a GPA says so beside it. */
export const pointSteps = gradingScale.map(([from, points]) => ({ from, points }))

/** What a document may say of a course of study; who the student is comes from elsewhere. */
export interface StudyFacts {
  readonly gender: StudentRecord['gender']
  readonly birthDate: string
  readonly college: string
  readonly collegeEn: string
  readonly major: string
  readonly majorEn: string
  readonly className: string
  readonly classNameEn: string
  readonly grade: string
  readonly educationLevel: StudentRecord['educationLevel']
  readonly schoolLength: number
  readonly studentType: StudentRecord['studentType']
  readonly enrollmentDate: string
  readonly predictGraduateDate: string
  readonly graduationDate: string
  readonly graduationNo: string
  readonly degree: string
  readonly degreeEn: string
  readonly degreeNo: string
  readonly majorRanking: number | null
  readonly majorNumberPeople: number | null
  readonly average: number | null
  readonly gpa: number | null
  readonly creditsEarned: number | null
}

/** One line of a transcript, in both languages of paper. */
export interface ScoreFact {
  readonly academicYear: string
  readonly semester: number
  readonly courseCode: string
  readonly name: string
  readonly nameEn: string
  readonly kind: ScoreRow['kind']
  readonly credit: number
  readonly hours: number
  readonly score: string
  readonly scoreEn: string
  readonly points: number | null
  readonly attempt: ScoreRow['attempt']
  readonly isPassed: boolean
}

/** Marks cost a look at all scores, the place in the major one at the whole year group: callers that do not show them should not request them. */
export const studyOf = async (
  ctx: Ctx,
  record: StudentRecord,
  { withPlace = true, withMarks = true }: { readonly withPlace?: boolean; readonly withMarks?: boolean } = {},
): Promise<StudyFacts> => {
  const scores = withMarks ? await readCounted(ctx, { recordId: record.id }) : []
  const { average, gpa, creditsEarned } = summarise(scores)
  const place = withPlace ? (await readRanks(ctx, record)).overall : undefined
  return {
    gender: record.gender,
    birthDate: record.birthDate,
    college: record.college.name,
    collegeEn: record.college.nameEn,
    major: record.major.name,
    majorEn: record.major.nameEn,
    className: record.class.name,
    classNameEn: record.class.nameEn,
    grade: record.grade,
    educationLevel: record.educationLevel,
    schoolLength: record.schoolLength,
    studentType: record.studentType,
    enrollmentDate: record.enrolledOn,
    predictGraduateDate: record.expectedGraduationOn,
    graduationDate: record.graduatedOn,
    graduationNo: record.graduationNo,
    degree: record.degree,
    degreeEn: record.degreeEn,
    degreeNo: record.degreeNo,
    majorRanking: place?.rank ?? null,
    majorNumberPeople: place?.of ?? null,
    average,
    gpa,
    creditsEarned: scores.length > 0 ? creditsEarned : null,
  }
}

const termOf = ({ academicYear, semester }: ScoreRow) => `${academicYear} ${semester}`
const byTerm = (one: ScoreRow, other: ScoreRow) => termOf(one).localeCompare(termOf(other), 'en')

/** In the order of a transcript, the first term first: the scores chosen by their ids, else the attempt of each course that counts. */
export const scoreFactsOf = async (
  ctx: Ctx,
  recordId: string,
  { academicYears, scoreIds }: Pick<AskedScores, 'academicYears' | 'scoreIds'>,
): Promise<ScoreFact[]> =>
  (await readCounted(ctx, { recordId, academicYears, scoreIds })).toSorted(byTerm).map((row) => ({
    academicYear: row.academicYear,
    semester: row.semester,
    courseCode: row.courseCode,
    name: row.name,
    nameEn: row.nameEn,
    kind: row.kind,
    credit: row.credit,
    hours: row.hours,
    score: sayMark(row, 'zh_CN'),
    scoreEn: sayMark(row, 'en_US'),
    points: row.points,
    attempt: row.attempt,
    isPassed: row.isPassed,
  }))
