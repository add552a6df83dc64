import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOtherDevices } from '@campus/contract/account/devices.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { systemContext } from '../../../context/context.ts'
import { type AskOptions, asker, fetchCall } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { sweep } from '../housekeeping/housekeeping.service.ts'

const campus = useTestCampus()
const hour = 3600
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const comeIn = async () => {
  const { url, base } = campus()
  const person = await makePerson(base.sql, (await makeSchool(base.sql)).id)
  return { person, ...(await logInAs(url, person, { remember: true })) }
}
const look = (options: AskOptions) => asker(campus().url)(ownInfo, {}, options)
const isIn = async (options: AskOptions) => (await look(options)).code === 200
const becomesRefused = (options: AskOptions) => eventually(async () => ((await isIn(options)) ? undefined : true))

test('a session without use ends after two hours, and use keeps it open', async () => {
  const { token } = await comeIn()
  campus().clock.advance(1.5 * hour)
  assert.equal(await isIn({ token }), true)
  campus().clock.advance(1.5 * hour)
  assert.equal(await isIn({ token }), true)
  campus().clock.advance(2 * hour + 1)
  assert.equal((await look({ token })).result, 'login')
})

test('even in constant use a session ends after a day', async () => {
  const { token } = await comeIn()
  for (let hours = 1; hours < 24; hours += 1) {
    campus().clock.advance(hour)
    assert.equal(await isIn({ token }), true, `after ${hours} hours`)
  }
  campus().clock.advance(hour)
  assert.equal(await isIn({ token }), false)
})

test('a remembered device is renewed automatically, with a new session and a new remember token', async () => {
  const { token, remember, person } = await comeIn()
  campus().clock.advance(25 * hour)
  const answer = await look({ token, remember })
  assert.equal(answer.code, 200)
  assert.equal(answer.user?.uid, person.id)
  const next = answer.headers.get('x-remember') ?? ''
  assert.match(next, /^[\w-]{43}$/)
  assert.notEqual(next, remember)
  assert.equal(await isIn({ token: answer.token }), true)
  campus().clock.advance(25 * hour)
  assert.equal(await isIn({ remember: next }), true)
})

test('a remember token lives thirty days', async () => {
  const { remember } = await comeIn()
  campus().clock.advance(30 * 24 * hour)
  const answer = await look({ remember })
  assert.deepEqual([answer.result, answer.headers.get('x-remember')], ['login', 'deleteMe'])
})

test('a remember token that was used before ends every session of its owner', async () => {
  const { person, remember } = await comeIn()
  const laptop = await logInAs(campus().url, person, { remember: true })
  const resumed = await look({ remember })
  const next = resumed.headers.get('x-remember') ?? ''
  assert.equal(await isIn({ token: resumed.token }), true)
  const stolen = await look({ remember })
  assert.deepEqual([stolen.result, stolen.headers.get('x-remember')], ['login', 'deleteMe'])
  await becomesRefused({ token: resumed.token })
  await becomesRefused({ token: laptop.token })
  for (const token of [next, laptop.remember]) assert.equal(await isIn({ remember: token }), false)
})

test('two concurrent uses of one remember token without a device id mean a theft, so both sessions end', async () => {
  const { remember } = await comeIn()
  const answers = await Promise.all([look({ remember }), look({ remember })])
  const inside = answers.filter(({ code }) => code === 200)
  assert.equal(inside.length, 1)
  await becomesRefused({ token: inside[0]?.token })
  assert.equal(await isIn({ remember: inside[0]?.headers.get('x-remember') ?? '' }), false)
})

const browser = { headers: { 'x-device-id': 'd'.repeat(32) } }
const otherBrowser = { headers: { 'x-device-id': 'e'.repeat(32) } }
const comeInOn = async (device: AskOptions) => {
  const { url, base } = campus()
  const person = await makePerson(base.sql, (await makeSchool(base.sql)).id)
  return { person, ...(await logInAs(url, person, { remember: true }, device)) }
}
const renewed = ({ token, headers }: { token?: string | undefined; headers: Headers }) => [token, headers.get('x-remember')]

test('tabs of one browser that renew at once get one and the same session, and everybody stays in', async () => {
  const { person, remember } = await comeInOn(browser)
  const laptop = await logInAs(campus().url, person)
  const answers = await Promise.all(Array.from({ length: 5 }, () => look({ remember, ...browser })))
  assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([200]))
  assert.equal(new Set(answers.map((answer) => renewed(answer).join())).size, 1)
  const [token, next] = renewed(answers[0] ?? assert.fail())
  assert.equal(await isIn({ token: token ?? '' }), true)
  assert.equal(await isIn({ token: laptop.token }), true)
  const open = await campus()
    .base.sql.selectFrom('session')
    .where('person_id', '=', person.id)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
  assert.equal(open.length, 2, 'the browser and the laptop')
  assert.equal(await isIn({ remember: next ?? '', ...browser }), true)
})

test('a browser that lost the response asks again within a minute and gets the same one', async () => {
  const { remember } = await comeInOn(browser)
  const lost = renewed(await look({ remember, ...browser }))
  campus().clock.advance(59)
  assert.deepEqual(renewed(await look({ remember, ...browser })), lost)
})

test('the same old token a minute later is a theft, also from the same device', async () => {
  const { person, remember } = await comeInOn(browser)
  const laptop = await logInAs(campus().url, person)
  const [token] = renewed(await look({ remember, ...browser }))
  campus().clock.advance(60)
  assert.equal((await look({ remember, ...browser })).result, 'login')
  await becomesRefused({ token: token ?? '' })
  await becomesRefused({ token: laptop.token })
})

for (const [who, device] of [
  ['another device', otherBrowser],
  ['a device that does not name itself', {}],
] as const)
  test(`the old token from ${who} is a theft at once`, async () => {
    const { remember } = await comeInOn(browser)
    const [token, next] = renewed(await look({ remember, ...browser }))
    const thief = await look({ remember, ...device })
    assert.deepEqual([thief.result, thief.headers.get('x-remember')], ['login', 'deleteMe'])
    await becomesRefused({ token: token ?? '' })
    assert.equal(await isIn({ remember: next ?? '', ...browser }), false)
  })

test('a thief who copied token and device id within the minute is found at the next renewal', async () => {
  const { remember } = await comeInOn(browser)
  const [, next] = renewed(await look({ remember, ...browser }))
  const [, copied] = renewed(await look({ remember, ...browser }))
  assert.equal(copied, next)
  const [token] = renewed(await look({ remember: next ?? '', ...browser }))
  campus().clock.advance(61)
  assert.equal(await isIn({ remember: copied ?? '', ...browser }), false)
  await becomesRefused({ token: token ?? '' })
})

test('a renewal that is repeated after the owner ended the device opens nothing and ends no other session', async () => {
  const { person, remember } = await comeInOn(browser)
  const laptop = await logInAs(campus().url, person)
  await look({ remember, ...browser })
  await asker(campus().url)(endOtherDevices, {}, { token: laptop.token })
  assert.equal((await look({ remember, ...browser })).result, 'login')
  assert.equal(await isIn({ token: laptop.token }), true)
})

test('the stored response can be decrypted with the old token only, and is deleted when its minute is over', async () => {
  const { person, remember } = await comeInOn(browser)
  const [token = '', next] = renewed(await look({ remember, ...browser }))
  const kept = () =>
    campus()
      .base.sql.selectFrom('remember_token')
      .where('person_id', '=', person.id)
      .where('renewal_answer', 'is not', null)
      .select('renewal_answer')
      .execute()
  const [row] = await kept()
  assert.ok(row?.renewal_answer)
  for (const secret of [token ?? '', next ?? '']) assert.equal(row.renewal_answer.includes(secret), false)
  campus().clock.advance(61)
  await sweep(systemContext(campus().base))
  assert.deepEqual(await kept(), [])
})

test('a file response carries no new session, so a remember token does not open it and stays valid for the call that renews', async () => {
  const { token, remember, person } = await comeIn()
  const { id } = uploadFile.output.parse((await uploadTo(campus().url, uploadFile, token, pdf, 'a.pdf')).data)
  const elsewhere = await logInAs(campus().url, person, { remember: true })
  campus().clock.advance(25 * hour)
  const refused = Envelope.parse(await (await fetchCall(campus().url, readFile, { id }, { token, remember })).json())
  assert.deepEqual([refused.result, refused.token], ['login', undefined])
  campus().clock.advance(2 * 60)
  const renewed = await look({ token, remember })
  assert.equal(renewed.code, 200)
  assert.equal((await fetchCall(campus().url, readFile, { id }, { token: renewed.token })).headers.get('content-type'), 'application/pdf')
  assert.equal(await isIn({ remember: elsewhere.remember }), true, 'and nobody was logged out elsewhere')
})

test('an invented token, of either kind, is rejected, and the browser is asked to delete it', async () => {
  const invented = 'x'.repeat(43)
  assert.equal((await look({ token: invented })).result, 'login')
  assert.equal((await look({ remember: invented })).headers.get('x-remember'), 'deleteMe')
})

test('a session that was just in use, and so is remembered by the server, ends at once all the same', async () => {
  const { person, token } = await comeIn()
  const laptop = await logInAs(campus().url, person)
  for (let uses = 0; uses < 3; uses += 1) assert.equal(await isIn({ token }), true)
  assert.deepEqual((await asker(campus().url)(endOtherDevices, {}, { token: laptop.token })).data, { ended: 1 })
  await becomesRefused({ token })
  assert.equal(await isIn({ token: laptop.token }), true)
})

test('while a session is being changed, nobody waits for it', async () => {
  const [one, other] = [await comeIn(), await comeIn()]
  campus().clock.advance(hour)
  const both = await campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await sql.selectFrom('session').where('person_id', '=', one.person.id).select('id').forUpdate().execute()
      return Promise.all([isIn(one), isIn(other)])
    })
  assert.deepEqual(both, [true, true])
})

test('a disabled person is out, and no remembered device brings them back', async () => {
  const { person, token, remember } = await comeIn()
  assert.equal(await isIn({ token }), true)
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', person.id).execute()
  campus().clock.advance(16)
  assert.equal((await look({ token })).result, 'login')
  const answer = await look({ remember })
  assert.deepEqual([answer.result, answer.headers.get('x-remember')], ['login', 'deleteMe'])
})

test('tokens are stored only as hashes', async () => {
  const { token, remember, person } = await comeIn()
  const { sql } = campus().base
  const sessions = await sql.selectFrom('session').where('person_id', '=', person.id).selectAll().execute()
  const remembered = await sql.selectFrom('remember_token').where('person_id', '=', person.id).selectAll().execute()
  assert.deepEqual([sessions.length, remembered.length], [1, 1])
  const kept = JSON.stringify([sessions, remembered], (_name, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString('base64url') : value,
  )
  for (const secret of [token, remember]) assert.ok(!kept.includes(secret))
})
