import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { appraisalResults, ownAppraisals } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalKeys, ballotList, castBallot } from '@campus/contract/appraisal/ballots.ts'
import { appraisalCount, ballotTexts, consoleAppraisals, reviewText } from '@campus/contract/appraisal/console.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { hashAnswers, hashBallots, hashKeys, hashText } from '@campus/proof/ballot/ballot-hash.ts'
import { isValidToken } from '@campus/proof/ballot/token.ts'
import { systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { openLog } from '../../platform/log/log.ts'
import { later } from '../../platform/time/clock.ts'
import { ballotWith, fetchTokens, openAppraisal } from '../../testing/appraisal.ts'
import { asker } from '../../testing/ask.ts'
import { makeScore } from '../../testing/studies.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { waitingFor } from '../../testing/waiting.ts'
import { sweepCampaigns } from './ballots/close.service.ts'
import { forgetTokens } from './tokens/token.service.ts'

const logged: string[] = []
const campus = useTestCampus({ services: () => ({ log: openLog('info', { write: (line) => void logged.push(line) }) }) })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** One campaign, cast by everybody, looked at from all sides. */
let school: Awaited<ReturnType<typeof openAppraisal>>
const cast: { readonly personId: string; readonly ballot: ReturnType<typeof ballotWith> }[] = []

const answersOf = [
  [5, 4],
  [5, null],
  [4, 4],
  [3, 2],
  [1, 1],
  [5, 5],
]

before(async () => {
  school = await openAppraisal(campus())
  for (const [at, answers] of answersOf.entries()) {
    const student = school.students[at]
    assert.ok(student)
    const tokens = await fetchTokens(campus(), student.token, school.id)
    const token = tokens.get(school.large.id)
    assert.ok(token)
    cast.push({ personId: student.person.id, ballot: ballotWith(school.large.id, token, answers, at < 2 ? `意见 ${at}` : undefined) })
    const few = tokens.get(school.few.id)
    if (few) cast.push({ personId: student.person.id, ballot: ballotWith(school.few.id, few, [2, 2], '人少') })
  }
})

test('students cast ballots without a login, and nobody sees anything of them before the end', async () => {
  const [student] = school.students
  const { data } = await ask(ownAppraisals, {}, { token: student?.token })
  assert.deepEqual(
    data.map(({ phase, questions, sections }) => [phase, questions.length, sections.map((one) => [one.hasToken, one.isSmall])]),
    [
      [
        'open',
        2,
        [
          [true, true],
          [true, true],
        ],
      ],
    ],
  )
  for (const { ballot } of cast) assert.equal((await ask(castBallot, ballot)).error, undefined)
  assert.equal((await ask(ballotList, { appraisalId: school.id })).error, 'appraisal_not_closed')
  assert.equal((await ask(appraisalCount, { id: school.id }, { token: school.auditor.token })).error, 'appraisal_not_closed')
  assert.deepEqual((await ask(appraisalResults, {}, { token: school.teacher.token })).data, [])
  assert.equal((await campus().base.sql.selectFrom('ballot').selectAll().execute()).length, 0)
})

test('what waits in the database says neither whose it is nor what it will be in the list', async () => {
  const { sql } = campus().base
  const { rows } = await runText(sql, 'select to_jsonb(ballot_waiting)::text as line from ballot_waiting')
  assert.equal(rows.length, cast.length)
  const kept = rows.map(({ line }) => String(line)).join('\n')
  for (const { personId, ballot } of cast) {
    assert.ok(!kept.includes(personId))
    for (const secret of [ballot.serial, ballot.salt, ballot.signature])
      assert.ok(!kept.includes(secret) && !kept.includes(Buffer.from(secret, 'base64url').toString('hex')))
  }
})

test('who has not fetched a token is reminded once before the end, and sees it on the workbench until then', async () => {
  const sweep = () => sweepCampaigns(systemContext(campus().base))
  const [voted, silent] = [school.students[0], school.students[6]]
  const badge = async (who: typeof voted) => (await waitingFor(campus(), { token: who?.token ?? '' }))['appraisal']
  const reminders = async (who: typeof voted) =>
    (await ask(ownMessages, { group: 'study' }, { token: who?.token })).data.rows.filter(({ title }) => title.includes('即将结束')).length
  await sweep()
  assert.deepEqual([await reminders(silent), await badge(silent), await badge(voted)], [0, 1, undefined])
  campus().clock.advance(1800)
  await Promise.all([sweep(), sweep()])
  await sweep()
  assert.deepEqual([await reminders(silent), await reminders(voted)], [1, 0])
})

test('at the end everybody counts alike: each ballot has a token of its section, none is missing, none was changed', async () => {
  campus().clock.advance(3600)
  // An older one that cannot be closed is in the way of nobody.
  const poisoned = '00000000-0000-7000-8000-000000000001'
  await runText(
    campus().base.sql,
    `insert into appraisal select (jsonb_populate_record(one, jsonb_build_object('id', '${poisoned}', 'name', 'poisoned'))).* from appraisal as one
     where id = '${school.id}';
     create function refuse_closing() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
     create trigger refuse_closing before update on appraisal for each row when (new.name = 'poisoned') execute function refuse_closing()`,
  )
  await sweepCampaigns(systemContext(campus().base))
  await runText(campus().base.sql, `drop function refuse_closing cascade; delete from appraisal where id = '${poisoned}'`)
  const { data } = await ask(ballotList, { appraisalId: school.id })
  const keys = (await ask(appraisalKeys, { appraisalId: school.id })).data
  assert.equal(data.keyHash, await hashKeys(keys.keys))
  assert.equal(data.listHash, await hashBallots(data.sections.flatMap(({ id, ballots }) => ballots.map((ballot) => ({ id, ...ballot })))))
  const [first] = data.sections
  const behind = await ask(ballotList, { appraisalId: school.id, after: first?.id ?? '' })
  assert.deepEqual([data.next, behind.data.next, behind.data.sections], [null, null, data.sections.slice(1)])
  assert.equal((await ask(ballotList, { appraisalId: school.id, after: school.id })).error, 'not_found')
  for (const section of data.sections) {
    assert.ok(section.ballots.length <= section.tokens)
    for (const ballot of section.ballots) assert.ok(await isValidToken(section.publicKey, ballot))
  }
  for (const { ballot } of cast) {
    const section = data.sections.find(({ id }) => id === ballot.id)
    const found = section?.ballots.find(({ serial }) => serial === ballot.serial)
    assert.equal(found?.hash, await hashAnswers(ballot.salt, ballot.answers))
    if (ballot.text) assert.ok(section?.textHashes.includes(await hashText(ballot.text.salt, ballot.text.body)))
  }
  assert.equal(data.sections.flatMap(({ ballots }) => ballots).length, cast.length)
  // The two values stand in the audit, the first one before any token.
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', school.id)
    .select(['action', 'details'])
    .orderBy('id')
    .execute()
  const details = Object.fromEntries(entries.map(({ action, details }) => [action, details as Record<string, unknown>]))
  assert.deepEqual(Object.keys(details), ['appraisal.added', 'appraisal.keys_made', 'appraisal.closed'])
  assert.equal(details['appraisal.keys_made']?.['keyHash'], data.keyHash)
  assert.equal(details['appraisal.closed']?.['listHash'], data.listHash)
  assert.deepEqual((await ask(appraisalCount, { id: school.id }, { token: school.auditor.token })).data, [], 'not before the grades')
})

test('results come after the grades and from five ballots on; texts after somebody else has read them', async () => {
  const { sql } = campus().base
  const read = async () => {
    const { data } = await ask(appraisalResults, {}, { token: school.teacher.token })
    return new Map(data.map((section) => [section.id, section]))
  }
  const withheld = async () => {
    const sections = await read()
    return [school.large.id, school.few.id].map((id) => sections.get(id)?.withheld)
  }
  const now = campus().clock.now()
  const addScore = async (at: number, courseId: string) => {
    const personId = school.students[at]?.person.id ?? ''
    const record = await sql.selectFrom('student_record').where('person_id', '=', personId).select('id').executeTakeFirstOrThrow()
    const score = { academic_year: '2026-2027', semester: 1, mark: 80, record_id: record.id, course_id: courseId, published_at: null }
    return makeScore(sql, school.schoolId, score)
  }
  const show = (ids: readonly string[]) => sql.updateTable('score').set({ published_at: now }).where('id', 'in', ids).execute()
  assert.deepEqual(await withheld(), ['grades', 'grades'])
  await show([await addScore(0, school.section.courseId), await addScore(0, school.small.courseId)])
  assert.deepEqual(await withheld(), ['grades', 'grades'], 'one score of each class is out')
  const by = school.manager.person.id
  const steps = { submitted_at: now, submitted_by: by, passed_at: now, passed_by: by, published_at: now, published_by: by }
  const sheet = { school_id: school.schoolId, section_id: school.section.id, state: 'published' as const, changed_at: now, created_at: now }
  await sql
    .insertInto('grade_sheet')
    .values({ ...sheet, ...steps })
    .execute()
  const kept = await addScore(1, school.section.courseId)
  assert.deepEqual(await withheld(), ['grades', 'grades'], 'a mark that nobody sees yet')
  // The small class has no sheet: its scores come from elsewhere.
  const others = [await addScore(1, school.small.courseId), await addScore(2, school.small.courseId)]
  await show([kept, ...others.slice(1)])
  assert.deepEqual(await withheld(), [null, 'grades'])
  await show(others)
  const [large, few] = [(await read()).get(school.large.id), (await read()).get(school.few.id)]
  assert.equal(few?.withheld, 'few')
  assert.deepEqual([few?.questions.map(({ spread }) => spread), few?.texts], [[null, null], []])
  assert.deepEqual([large?.withheld, large?.ballots, large?.tokens], [null, 6, 6])
  assert.deepEqual(
    large?.questions.map(({ spread, mean }) => [spread, mean]),
    [
      [[1, 0, 1, 1, 3], 3.83],
      [[1, 1, 0, 2, 1], 3.2],
    ],
  )
  assert.deepEqual(large?.texts, [])
  // The auditor sums; of the small section also the auditor sees nothing.
  const readCount = async () => (await ask(appraisalCount, { id: school.id }, { token: school.auditor.token })).data
  const count = await readCount()
  assert.deepEqual(
    count.map(({ id }) => id),
    [school.large.id],
  )
  const { data: list } = await ask(ballotList, { appraisalId: school.id })
  const listed = new Map(list.sections.find(({ id }) => id === school.large.id)?.ballots.map(({ serial, hash }) => [serial, hash]))
  for (const { serial, salt, answers } of count[0]?.ballots ?? []) assert.equal(listed.get(serial), await hashAnswers(salt, answers))
  const teaching = { school_id: school.schoolId, section_id: school.section.id, person_id: school.auditor.person.id, position: 8 }
  await sql.insertInto('section_teacher').values(teaching).execute()
  assert.deepEqual(await readCount(), [], 'an auditor who teaches the class reads no single answers of it')
  await sql.deleteFrom('section_teacher').where('person_id', '=', school.auditor.person.id).execute()
  const { data: texts } = await ask(ballotTexts, { appraisalId: school.id }, { token: school.manager.token })
  assert.deepEqual(texts.rows.map(({ body }) => body).toSorted(), ['意见 0', '意见 1'], 'none of the small section')
  const [first, second] = texts.rows
  assert.ok(first && second)
  // Who teaches the section reviews nothing of it, whatever their role.
  await sql
    .insertInto('section_teacher')
    .values({ school_id: school.schoolId, section_id: school.section.id, person_id: school.manager.person.id, position: 9 })
    .execute()
  assert.equal((await ask(reviewText, { id: first.id, state: 'shown' }, { token: school.manager.token })).error, 'appraisal_own_section')
  assert.equal((await ask(ballotTexts, {}, { token: school.manager.token })).data.total, 0)
  assert.equal((await ask(reviewText, { id: first.id, state: 'shown' }, { token: school.admin.token })).error, undefined)
  assert.equal((await ask(reviewText, { id: second.id, state: 'hidden' }, { token: school.admin.token })).error, undefined)
  assert.deepEqual((await read()).get(school.large.id)?.texts, [{ id: first.id, body: first.body }])
  const { data: seen } = await ask(consoleAppraisals, {}, { token: school.auditor.token })
  assert.deepEqual(
    seen.appraisals.map(({ ballots, tokens, phase }) => [ballots, tokens, phase]),
    [[9, 9, 'closed']],
  )
  assert.deepEqual((await ask(appraisalResults, { appraisalId: school.id }, { token: school.colleague.token })).data, [])
  // Nobody gets more than sections, so that no total less the others tells what a small one thinks.
  for (const who of [school.auditor, school.admin, school.manager]) {
    const { data } = await ask(appraisalResults, { appraisalId: school.id }, { token: who.token })
    assert.deepEqual(data.map(({ id }) => id).toSorted(), [school.large.id, school.few.id].toSorted())
    const small = data.find(({ id }) => id === school.few.id)
    assert.ok(small?.questions.every(({ spread, mean }) => spread === null && mean === null) && small.texts.length === 0)
  }
})

test('no table, order, log line or time joins a ballot to who cast it', async () => {
  const { sql } = campus().base
  const { rows: tables } = await runText(
    sql,
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  )
  const { rows: versions } = await runText(sql, 'select id, xmin::text as xmin from ballot')
  const serials = cast.map(({ ballot }) => `%${ballot.serial}%`)
  for (const { name } of tables) {
    const text = `select to_jsonb(one)::text as line from ${String(name)} as one where to_jsonb(one)::text like any ($1)`
    const lines = (await runText(sql, text, [serials])).rows.map(({ line }) => String(line))
    assert.equal(lines.length, name === 'public.ballot' ? cast.length : 0, String(name))
    for (const { personId } of cast) assert.ok(!lines.some((line) => line.includes(personId)))
  }
  // One transaction wrote them all; ids tell no time; nothing of the order of arrival is left.
  assert.equal(new Set(versions.map(({ xmin }) => xmin)).size, 1)
  for (const { id } of versions) assert.equal(String(id)[14], '4')
  const { rows: columns } = await runText(
    sql,
    "select table_name, column_name from information_schema.columns where table_name in ('ballot', 'ballot_waiting', 'token_given') and (data_type like 'timestamp%' or column_default like 'nextval%' or column_default like 'uuidv7%')",
  )
  assert.deepEqual(columns, [])
  assert.equal((await sql.selectFrom('ballot_waiting').selectAll().execute()).length, 0)
  const lines = logged.join('\n')
  assert.ok(lines.includes('/schedule/appraisals/tokens'), 'other requests have their lines')
  assert.ok(!lines.includes(`"method":"POST","path":"${castBallot.path}"`))
  for (const { ballot } of cast) assert.ok(!lines.includes(ballot.serial))
  // Whose token was given is known, and nothing else about it.
  const { rows: given } = await runText(sql, 'select to_jsonb(token_given)::text as line from token_given')
  for (const { ballot } of cast)
    assert.ok(!given.some(({ line }) => String(line).includes(Buffer.from(ballot.serial, 'base64url').toString('hex'))))
  await assert.rejects(campus().campus.base.sql.deleteFrom('ballot').execute(), /permission denied/)
})

test('who took part is forgotten 90 days after the end, not before; how many did stays', async () => {
  const { sql, now } = campus().base
  const given = async () => (await sql.selectFrom('token_given').select('person_id').execute()).length
  const ballots = async () => (await sql.selectFrom('ballot').select('serial').execute()).length
  const [before, counted] = [await given(), await ballots()]
  assert.ok(before > 0)
  const forgetAfter = (days: number) => forgetTokens({ ...systemContext(campus().base), now: () => later(now(), days * 86_400) })
  await forgetAfter(89)
  assert.equal(await given(), before)
  await forgetAfter(91)
  assert.deepEqual([await given(), await ballots()], [0, counted])
})
