import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { takeTokens } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalKeys, ballotList, castBallot } from '@campus/contract/appraisal/ballots.ts'
import { addAppraisal, appraisalCount, cancelAppraisal, consoleAppraisals } from '@campus/contract/appraisal/console.ts'
import { startToken, type Token } from '@campus/proof/ballot/token.ts'
import { systemContext } from '../../context/context.ts'
import { ballotWith, campaignOf, fetchTokens, openAppraisal } from '../../testing/appraisal.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { sweepCampaigns } from './ballots/close.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const errorOf = async (answer: Promise<{ readonly error?: string | undefined }>) => (await answer).error

let school: Awaited<ReturnType<typeof openAppraisal>>
let tokens: Map<string, Token>
let publicKey = ''

before(async () => {
  school = await openAppraisal(campus())
  tokens = await fetchTokens(campus(), school.students[0]?.token ?? '', school.id)
  const { keys } = (await ask(appraisalKeys, { appraisalId: school.id })).data
  publicKey = keys.find(({ id }) => id === school.large.id)?.publicKey ?? ''
})

const tokenOf = (id: string): Token => {
  const token = tokens.get(id)
  assert.ok(token)
  return token
}

test('one token is one ballot: a second one is refused, the same one again is answered alike, also when both come at once', async () => {
  const [first, second] = [
    ballotWith(school.large.id, tokenOf(school.large.id), [5, 5]),
    ballotWith(school.large.id, tokenOf(school.large.id), [1, 1]),
  ]
  const answers = await Promise.all([first, second, first, second].map((ballot) => errorOf(ask(castBallot, ballot))))
  const [kept, other] = answers[0] === undefined ? [first, second] : [second, first]
  for (const wanted of [undefined, 'ballot_used']) assert.equal(answers.filter((error) => error === wanted).length, 2, answers.join())
  assert.equal(await errorOf(ask(castBallot, kept)), undefined)
  assert.equal(await errorOf(ask(castBallot, other)), 'ballot_used')
  const { sql } = campus().base
  assert.equal(
    (await sql.selectFrom('ballot_waiting').where('appraisal_section_id', '=', school.large.id).select('id').execute()).length,
    1,
  )
})

test('a token of another section, a forged one and a changed serial are refused', async () => {
  const token = tokenOf(school.few.id)
  const random = (bytes: number) => randomBytes(bytes).toString('base64url')
  for (const [why, ballot] of [
    ['another section', ballotWith(school.large.id, token)],
    ['another serial', ballotWith(school.few.id, { ...token, serial: random(32) })],
    ['another randomizer', ballotWith(school.few.id, { ...token, randomizer: random(32) })],
    ['no signature', ballotWith(school.few.id, { ...token, signature: random(256) })],
  ] as const)
    assert.equal(await errorOf(ask(castBallot, ballot)), 'ballot_not_signed', why)
  assert.equal(await errorOf(ask(castBallot, ballotWith(school.few.id, token, [1, 2, 3]))), 'ballot_incomplete')
  assert.equal(await errorOf(ask(castBallot, ballotWith(school.few.id, token, [6, 1]))), 'bad_input')
  assert.equal(await errorOf(ask(castBallot, ballotWith(randomUUID(), token))), 'not_found')
  // A login that comes along by mistake is not looked at: a token that nobody knows changes nothing.
  assert.equal(await errorOf(ask(castBallot, ballotWith(school.few.id, token), { token: 'x'.repeat(43) })), undefined)
})

test('a student has one token a section: the same message is signed again, another one is not, also from two devices at once', async () => {
  const student = school.students[5]
  const started = await Promise.all([startToken(publicKey), startToken(publicKey)])
  const take = (blinded: string, id = school.large.id, token = student?.token) =>
    ask(takeTokens, { appraisalId: school.id, tokens: [{ id, blinded }] }, { token })
  const answers = await Promise.all(started.map(({ blinded }) => take(blinded)))
  const signed = answers.map(({ data }) => data[0]?.blindSignature ?? null)
  assert.equal(signed.filter((signature) => signature !== null).length, 1)
  const winner = started[signed[0] === null ? 1 : 0]
  assert.deepEqual(
    (await take(winner?.blinded ?? '')).data[0]?.blindSignature,
    signed.find((signature) => signature !== null),
  )
  // Not in the section, of another school, a number above the key, no login, a teacher.
  const stranger = await enter(campus(), { schoolId: school.schoolId, kind: 'student' })
  const foreigner = await enter(campus(), { kind: 'student' })
  const { blinded } = await startToken(publicKey)
  assert.equal(await errorOf(take(blinded, school.large.id, stranger.token)), 'appraisal_not_mine')
  assert.equal(await errorOf(take(blinded, school.few.id)), 'appraisal_not_mine')
  assert.equal(await errorOf(take(blinded, school.large.id, foreigner.token)), 'not_found')
  assert.equal(await errorOf(take(Buffer.alloc(256, 255).toString('base64url'), school.large.id, school.students[4]?.token)), 'bad_input')
  assert.equal(await errorOf(take(blinded, school.large.id, school.teacher.token)), 'forbidden')
  // Who left the section since gets none.
  const gone = school.students[6]
  const left = { left_on: '2020-02-01' }
  await campus()
    .base.sql.updateTable('roster_place')
    .set(left)
    .where('person_id', '=', gone?.person.id ?? '')
    .execute()
  assert.equal(await errorOf(take(blinded, school.large.id, gone?.token)), 'appraisal_not_mine')
})

test('managers begin campaigns in their own units, with times and sections that make sense, and cancel what has not opened', async () => {
  const { sql } = campus().base
  const { term, college, manager, admin, auditor, colleague } = school
  const given = campaignOf(campus(), { termId: term.id, unitId: college })
  const add = (more: object, token = manager.token) => ask(addAppraisal, { ...given, ...more }, { token })
  const empty = await makeUnit(sql, school.schoolId, { kind: 'college' })
  assert.equal(await errorOf(add({ unitId: null })), 'appraisal_out_of_reach')
  assert.equal(await errorOf(add({ unitId: empty })), 'appraisal_out_of_reach')
  assert.equal(await errorOf(add({ unitId: randomUUID() }, admin.token)), 'appraisal_out_of_reach')
  assert.equal(await errorOf(add({ unitId: empty }, admin.token)), 'appraisal_no_sections')
  assert.equal(await errorOf(add({ termId: randomUUID() })), 'not_found')
  assert.equal(await errorOf(add({ closesAt: given.opensAt })), 'appraisal_times')
  assert.equal(await errorOf(add({ questions: Array.from({ length: 9 }, () => given.questions[0]) })), 'bad_input')
  assert.equal(await errorOf(add({ questions: [given.questions[0], given.questions[0]] })), 'bad_input')
  assert.equal(await errorOf(add({}, auditor.token)), 'forbidden')
  assert.equal(await errorOf(ask(cancelAppraisal, { id: school.id }, { token: manager.token })), 'appraisal_begun')
  const day = 24 * 3_600_000
  const later = {
    opensAt: new Date(Date.parse(given.opensAt) + day).toISOString(),
    closesAt: new Date(Date.parse(given.closesAt) + day).toISOString(),
  }
  const { data } = await add({ ...later, unitId: null }, admin.token)
  assert.equal(
    await errorOf(ask(cancelAppraisal, { id: data.id }, { token: manager.token })),
    'not_found',
    'a campaign of the whole school',
  )
  assert.equal(await errorOf(ask(cancelAppraisal, { id: data.id }, { token: admin.token })), undefined)
  const other = await enter(campus(), { schoolId: school.schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, other.person.id, empty)
  assert.deepEqual((await ask(consoleAppraisals, {}, { token: other.token })).data.appraisals, [])
  assert.equal(await errorOf(ask(consoleAppraisals, {}, { token: colleague.token })), 'forbidden')
})

test('a ballot and the end at once: it is counted or refused, never lost; afterwards none is taken and no key is left', async () => {
  const token = (await fetchTokens(campus(), school.students[1]?.token ?? '', school.id)).get(school.large.id)
  assert.ok(token)
  const ballot = ballotWith(school.large.id, token)
  const nextMinutes = 61 * 60
  const cast = ask(castBallot, ballot)
  campus().clock.advance(nextMinutes)
  await Promise.all([sweepCampaigns(systemContext(campus().base)), sweepCampaigns(systemContext(campus().base))])
  const { error } = await cast
  const { data } = await ask(ballotList, { appraisalId: school.id })
  const isListed = data.sections.some(({ ballots }) => ballots.some(({ serial }) => serial === token.serial))
  assert.equal(error, isListed ? undefined : 'appraisal_not_open')
  // Repeated afterwards it is answered as it was.
  assert.equal(await errorOf(ask(castBallot, ballot)), error)
  const student = school.students[3]
  const { blinded } = await startToken(publicKey)
  const late = ask(takeTokens, { appraisalId: school.id, tokens: [{ id: school.large.id, blinded }] }, { token: student?.token })
  assert.equal(await errorOf(late), 'appraisal_not_open')
  const { sql } = campus().base
  const keys = await sql.selectFrom('appraisal_section').where('appraisal_id', '=', school.id).select('private_encrypted').execute()
  assert.deepEqual(new Set(keys.map(({ private_encrypted }) => private_encrypted)), new Set([null]))
  const foreignAuditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  assert.equal(await errorOf(ask(appraisalCount, { id: school.id }, { token: foreignAuditor.token })), 'not_found')
  assert.equal(await errorOf(ask(appraisalCount, { id: school.id }, { token: school.manager.token })), 'forbidden')
})
