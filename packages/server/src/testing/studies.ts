import type { NewRow, Sql } from '../platform/db/sql.ts'

let made = 0

/** A course of study of somebody, by default a bachelor's that goes on; the source is made when the school has none of that code. */
export const makeRecord = async (
  sql: Sql,
  person: { readonly id: string; readonly schoolId: string },
  { source = 'undergraduate', ...given }: Partial<NewRow<'student_record'>> & { readonly source?: string } = {},
): Promise<string> => {
  const titles = { name: source, name_en: `${source} en`, name_tw: `${source} tw` }
  await sql
    .insertInto('academic_source')
    .values({ school_id: person.schoolId, code: source, ...titles })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: sourceId } = await sql
    .selectFrom('academic_source')
    .where('school_id', '=', person.schoolId)
    .where('code', '=', source)
    .select('id')
    .executeTakeFirstOrThrow()
  const row = {
    school_id: person.schoolId,
    person_id: person.id,
    source_id: sourceId,
    grade: '2023',
    gender: 'female',
    education_level: 'bachelor',
    school_length: 4,
    student_type: 'full_time',
    enrolled_on: '2023-09-01',
    expected_graduation_on: '2027-06-30',
    standing: 'studying',
    ...given,
  } satisfies NewRow<'student_record'>
  return (await sql.insertInto('student_record').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const makeCourse = async (sql: Sql, schoolId: string, given: Partial<NewRow<'course'>> = {}): Promise<string> => {
  const code = given.code ?? `K${String((made += 1)).padStart(4, '0')}`
  const row = {
    school_id: schoolId,
    code,
    name: code,
    name_en: `${code} en`,
    name_tw: `${code} tw`,
    kind: 'required' as const,
    credit: 2,
    hours: 32,
  }
  return (
    await sql
      .insertInto('course')
      .values({ ...row, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

type GivenScore = Partial<NewRow<'score'>> & Pick<NewRow<'score'>, 'record_id' | 'course_id'>

/** A score of the first term, published long ago; sixty is a pass. */
export const makeScore = async (sql: Sql, schoolId: string, given: GivenScore): Promise<string> => {
  const row = {
    school_id: schoolId,
    academic_year: '2023-2024',
    semester: 1,
    is_passed: given.mark === undefined || Number(given.mark) >= 60,
    published_at: new Date('2024-01-20T00:00:00Z'),
    ...given,
  }
  return (await sql.insertInto('score').values(row).returning('id').executeTakeFirstOrThrow()).id
}
