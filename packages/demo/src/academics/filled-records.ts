import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SecretBox } from '@campus/server/platform/crypto/secret-box.ts'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

interface Filled {
  readonly sql: Sql
  readonly secretBox: SecretBox
  readonly today: Date
}

/** Tests of records and scores in a school that was filled before: filling it takes most of the time, so one file does it for all. */
export const testFilledRecords = (filled: () => Filled): void => {
  const count = async (text: string) => Number((await runText(filled().sql, `select count(*) as count from ${text}`)).rows[0]?.['count'])

  test('every student has a record that agrees with their class and their ID number', async () => {
    const students = await filled()
      .sql.selectFrom('person')
      .innerJoin('student_record as record', 'record.person_id', 'person.id')
      .innerJoin('academic_source as source', 'source.id', 'record.source_id')
      .innerJoin('org_unit as class', 'class.id', 'person.org_unit_id')
      .where('person.kind', '=', 'student')
      .where('record.standing', '=', 'studying')
      .where('source.is_old', '=', false)
      .select([
        'number',
        'person.grade',
        'id_card_encrypted',
        'parent_id',
        'major_id',
        'gender',
        'record.grade as record_grade',
        'birth_date',
      ])
      .execute()
    assert.equal(students.length, 2000)
    for (const { number, id_card_encrypted, birth_date, ...student } of students) {
      assert.deepEqual([student.record_grade, student.major_id], [student.grade, student.parent_id], number)
      const idCard = filled().secretBox.decrypt(id_card_encrypted ?? Buffer.alloc(0), 'person.id_card')
      const [year, month, day] = [birth_date?.getFullYear(), (birth_date?.getMonth() ?? 0) + 1, birth_date?.getDate()]
      assert.equal(`${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`, idCard.slice(6, 14), number)
      assert.equal(student.gender, Number(idCard[16]) % 2 === 1 ? 'male' : 'female', number)
    }
  })

  test('the old system knew older students, and in some fields something else', async () => {
    const pairs = `student_record as old join academic_source on academic_source.id = old.source_id and is_old
      join student_record as today on today.person_id = old.person_id and today.education_level = old.education_level and today.id <> old.id`
    const all = await count(pairs)
    const different = await count(
      `${pairs} where (old.exam_no, old.enrolled_on, old.school_length) <> (today.exam_no, today.enrolled_on, today.school_length)`,
    )
    assert.ok(all > 300 && different > all * 0.1 && different < all * 0.6, `${all} ${different}`)
    assert.equal(await count("record_change where state = 'pending'"), 2)
  })

  test('marks are believable: in range, passed from sixty on, most passed, published by now', async () => {
    const all = await count('score')
    assert.ok(all > 40_000, String(all))
    assert.equal(await count("score where mark_word = '' and (mark < 20 or is_passed <> (mark >= 60))"), 0)
    assert.equal(await count(`score where published_at is null or published_at > '${filled().today.toISOString()}'`), 0)
    const failed = await count("score where attempt = 'first' and not is_passed")
    assert.ok(failed > all * 0.01 && failed < all * 0.05, String(failed))
    assert.ok((await count("score where attempt = 'resit'")) > 0 && (await count("score where attempt = 'retake'")) > 0)
  })

  test('the demo student has finished a bachelor’s course of 120 courses and is in a master’s course, with scores in both', async () => {
    const records = await filled()
      .sql.selectFrom('student_record')
      .innerJoin('academic_source', 'academic_source.id', 'source_id')
      .innerJoin('person', 'person.id', 'person_id')
      .leftJoin('score', 'score.record_id', 'student_record.id')
      .where('person.number', '=', '100001')
      .groupBy(['student_record.id', 'academic_source.code'])
      .orderBy('enrolled_on')
      .select(['academic_source.code', 'standing', 'class_name', 'degree', 'degree_no', 'graduation_no'])
      .select((row) => [row.fn.countAll<number>().as('scores'), row.fn.count<number>('course_id').distinct().as('courses')])
      .execute()
    const [bachelor, master] = records
    assert.equal(records.length, 2)
    assert.deepEqual([bachelor?.code, bachelor?.standing, bachelor?.scores, bachelor?.courses], ['undergraduate', 'graduated', 120, 120])
    assert.ok(bachelor?.class_name && bachelor.degree && bachelor.degree_no && bachelor.graduation_no)
    assert.deepEqual([master?.code, master?.standing, master?.degree], ['graduate', 'studying', ''])
    assert.ok(Number(master?.courses) >= 4)
  })
}
