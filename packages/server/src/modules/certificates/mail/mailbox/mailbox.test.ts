import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { schoolMailbox, setSchoolMailbox, testSchoolMailbox } from '@campus/contract/certificates/console.ts'
import { dropUserMailInfo, setUserMailInfo, testUserMailSend, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { asker } from '../../../../testing/ask.ts'
import { enter } from '../../../../testing/enter.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const code = 'qwer-asdf-zxcv'
const mailbox = (more: Partial<GivenTo<typeof setUserMailInfo>> = {}): GivenTo<typeof setUserMailInfo> => ({
  type: 'qq',
  address: 'li.lei@qq.com',
  authCode: code,
  ...more,
})

const stored = (schoolId: string) =>
  campus().base.sql.selectFrom('mail_account').where('school_id', '=', schoolId).selectAll().orderBy('id').execute()

test('my own mailbox is stored with its code encrypted, which no response and no evidence shows', async () => {
  const { token, schoolId, person } = await enter(campus())
  assert.equal((await ask(userMailInfo, {}, { token })).data.mailbox, null)
  const answer = await ask(setUserMailInfo, mailbox(), { token })
  const known = {
    type: 'qq',
    host: 'smtp.qq.com',
    port: 465,
    isSecure: true,
    address: 'li.lei@qq.com',
    hasAuthCode: true,
    worksSince: null,
  }
  assert.deepEqual(answer.data, { schoolHasMail: true, mailbox: known })
  assert.deepEqual((await ask(userMailInfo, {}, { token })).data, { ...answer.data, ownAddress: person.email })
  const rows = await stored(schoolId)
  const audit = await campus().base.sql.selectFrom('audit_entry').where('school_id', '=', schoolId).selectAll().execute()
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['certificates.own_mailbox_set'],
  )
  assert.equal(campus().base.services.secretBox.decrypt(rows[0]?.secret_encrypted ?? Buffer.alloc(0), 'mail.account'), code)
  assert.ok(!rows[0]?.secret_encrypted.includes(code))
  assert.ok(!JSON.stringify([answer, audit]).includes(code))
})

test('an empty code keeps the one that is known, but never for another server or another address', async () => {
  const { token, schoolId } = await enter(campus())
  assert.equal((await ask(setUserMailInfo, mailbox({ authCode: '' }), { token })).error, 'auth_code_needed')
  await ask(setUserMailInfo, mailbox(), { token })
  const [before] = await stored(schoolId)
  assert.equal((await ask(setUserMailInfo, mailbox({ authCode: '' }), { token })).code, 200)
  assert.equal((await ask(setUserMailInfo, mailbox({ type: '163', authCode: '' }), { token })).error, 'auth_code_needed')
  assert.equal((await ask(setUserMailInfo, mailbox({ address: 'spy@qq.com', authCode: '' }), { token })).error, 'auth_code_needed')
  const [after] = await stored(schoolId)
  assert.deepEqual([after?.secret_encrypted, after?.host, after?.address], [before?.secret_encrypted, 'smtp.qq.com', 'li.lei@qq.com'])
})

test('a mailbox cannot point into the internal network: internal hosts, other ports and unknown names are refused alike', async () => {
  const { token, schoolId } = await enter(campus())
  const hosts = ['localhost', '127.0.0.1', '10.0.0.8', '192.168.1.1', '169.254.169.254', '2130706433', 'no-such-host.invalid']
  for (const host of hosts)
    assert.equal((await ask(setUserMailInfo, mailbox({ type: 'other', host }), { token })).error, 'mail_host_closed', host)
  for (const port of [22, 80, 5432])
    assert.equal((await ask(setUserMailInfo, mailbox({ type: 'other', host: '8.8.8.8', port }), { token })).error, 'mail_host_closed')
  assert.deepEqual(await stored(schoolId), [])
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const given = mailbox({ type: 'other', host: 'localhost' })
  assert.equal((await ask(setSchoolMailbox, given, { token: admin.token })).error, 'mail_host_closed')
})

test('a host that moved into our network after it was set is not talked to', async () => {
  const { token, schoolId, person } = await enter(campus())
  await ask(setUserMailInfo, mailbox(), { token })
  await campus().base.sql.updateTable('mail_account').set({ host: 'localhost' }).where('person_id', '=', person.id).execute()
  assert.equal((await ask(testUserMailSend, {}, { token })).error, 'mail_host_closed')
  assert.equal((await stored(schoolId))[0]?.works_since, null)
})

test('a mailbox set twice at once is one mailbox, and that of the school is another', async () => {
  const { token, schoolId } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const addresses = ['a@qq.com', 'b@qq.com', 'c@qq.com', 'd@qq.com']
  await Promise.all(addresses.map((address) => ask(setUserMailInfo, mailbox({ address }), { token })))
  await Promise.all(addresses.map((address) => ask(setSchoolMailbox, mailbox({ address: `school-${address}` }), { token })))
  const rows = await stored(schoolId)
  assert.equal(rows.length, 2)
  assert.equal(rows.filter(({ person_id }) => person_id === null).length, 1)
  for (const { person_id, address } of rows) assert.equal(person_id === null, address.startsWith('school-'))
})

test('the mailbox of a school is set by its administrators alone, and each sees their own', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const student = await enter(campus(), { schoolId: admin.schoolId })
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  await ask(setSchoolMailbox, mailbox({ address: 'office@qq.com' }), { token: admin.token })
  assert.equal((await ask(schoolMailbox, {}, { token: admin.token })).data.mailbox?.address, 'office@qq.com')
  assert.equal((await ask(schoolMailbox, {}, { token: stranger.token })).data.mailbox, null)
  assert.equal((await ask(setSchoolMailbox, mailbox(), { token: student.token })).error, 'forbidden')
  assert.equal((await ask(userMailInfo, {}, { token: student.token })).data.mailbox, null)
  await ask(setUserMailInfo, mailbox(), { token: student.token })
  assert.equal((await ask(dropUserMailInfo, {}, { token: student.token })).code, 200)
  assert.deepEqual(
    (await stored(admin.schoolId)).map(({ address }) => address),
    ['office@qq.com'],
  )
})

test('a mailbox that is not set cannot be tested, and invalid input is reported by field', async () => {
  const { token } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(testUserMailSend, {}, { token })).error, 'mailbox_missing')
  assert.equal((await ask(testSchoolMailbox, {}, { token })).error, 'mailbox_missing')
  const fields = async (more: Partial<GivenTo<typeof setUserMailInfo>>) =>
    Object.keys((await ask(setUserMailInfo, mailbox(more), { token })).fields ?? {})
  assert.deepEqual(await fields({ type: 'other', host: '' }), ['host'])
  assert.deepEqual(await fields({ type: 'other', host: 'mail.example.cn:25' }), ['host'])
  assert.deepEqual(await fields({ address: 'nobody' }), ['address'])
  assert.deepEqual(await fields({ port: 0 }), ['port'])
})
