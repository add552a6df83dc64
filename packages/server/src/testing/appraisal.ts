import { ownAppraisals, takeTokens } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalKeys, castBallot } from '@campus/contract/appraisal/ballots.ts'
import { addAppraisal } from '@campus/contract/appraisal/console.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { drawSalt, finishToken, startToken, type Token } from '@campus/proof/ballot/token.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeSection, openTerm } from './schedule.ts'
import type { TestCampus } from './test-campus.ts'

const question = (name: string) => ({ name, nameEn: `${name} en`, nameTw: `${name} tw` })
const minute = 60_000

/** What a manager of the college would write; open from a minute ago for an hour. */
export const campaignOf = (
  campus: TestCampus,
  { termId, unitId }: { readonly termId: string; readonly unitId: string | null },
): GivenTo<typeof addAppraisal> => ({
  termId,
  unitId,
  ...question('评教'),
  questions: [question('讲解清楚'), question('作业有用')],
  opensAt: new Date(campus.clock.now().getTime() - minute).toISOString(),
  closesAt: new Date(campus.clock.now().getTime() + 60 * minute).toISOString(),
})

/** An open campaign for two sections of a teacher: one of seven students, and one of the first three of them. */
export const openAppraisal = async (campus: TestCampus) => {
  const ask = asker(campus.url)
  const { sql } = campus.base
  const school = await openTerm(campus)
  const { schoolId, college, term, teacher, section, manager } = school
  const students = [...school.students]
  while (students.length < 7) {
    const student = await enter(campus, { schoolId, kind: 'student' })
    const place = { school_id: schoolId, section_id: section.id, person_id: student.person.id, joined_on: '2020-01-01' }
    await sql
      .insertInto('roster_place')
      .values({ ...place, created_at: campus.clock.now() })
      .execute()
    students.push(student)
  }
  const small = await makeSection(campus, {
    schoolId,
    termId: term.id,
    unitId: college,
    teacherIds: [teacher.person.id],
    studentIds: students.slice(0, 3).map(({ person }) => person.id),
  })
  const { data, error } = await ask(addAppraisal, campaignOf(campus, { termId: term.id, unitId: college }), { token: manager.token })
  if (error) throw new Error(error)
  const { id } = data
  const idOf = async (sectionId: string) =>
    (
      await sql
        .selectFrom('appraisal_section')
        .where('appraisal_id', '=', id)
        .where('section_id', '=', sectionId)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
  await eventually(async () => (await ask(appraisalKeys, { appraisalId: id })).data ?? undefined)
  return { ...school, students, small, id, large: { id: await idOf(section.id) }, few: { id: await idOf(small.id) } }
}

/** What the phone of a student does when a campaign opens: one token for each of their sections. */
export const fetchTokens = async (campus: TestCampus, token: string, appraisalId: string): Promise<Map<string, Token>> => {
  const ask = asker(campus.url)
  const { data: campaigns } = await ask(ownAppraisals, {}, { token })
  const { keys } = (await ask(appraisalKeys, { appraisalId })).data
  const keyOf = new Map(keys.map(({ id, publicKey }) => [id, publicKey]))
  const sections = campaigns.find(({ id }) => id === appraisalId)?.sections ?? []
  const started = new Map(await Promise.all(sections.map(async ({ id }) => [id, await startToken(keyOf.get(id) ?? '')] as const)))
  const asked = [...started].map(([id, { blinded }]) => ({ id, blinded }))
  const { data, error } = await ask(takeTokens, { appraisalId, tokens: asked }, { token })
  if (error) throw new Error(error)
  const tokens = new Map<string, Token>()
  for (const { id, blindSignature } of data) {
    const begun = started.get(id)
    const finished = begun && blindSignature ? await finishToken(keyOf.get(id) ?? '', begun, blindSignature) : undefined
    if (finished) tokens.set(id, finished)
  }
  return tokens
}

export const ballotWith = (id: string, token: Token, answers: (number | null)[] = [5, 4], body?: string): GivenTo<typeof castBallot> => ({
  id,
  ...token,
  answers,
  salt: drawSalt(),
  text: body ? { body, salt: drawSalt() } : null,
})
