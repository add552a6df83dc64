import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { payPrint, refundPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { recharge } from '@campus/contract/payment/recharge.ts'
import { askCorrection } from '@campus/contract/people/corrections.ts'
import { editContactRemark } from '@campus/contract/people/directory.ts'
import { saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { ownProfile, updateOwnInfo } from '@campus/contract/people/own-profile.ts'
import {
  askForData,
  cardPrivacy,
  changeCardPrivacy,
  dataRequests,
  decideDeletion,
  deletionsToDecide,
  withdrawDataRequest,
} from '@campus/contract/people/privacy.ts'
import type { UserType } from '@campus/contract/roles.ts'
import sharp from 'sharp'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { bringPages, buyPrint, orderPrint, readTask, setPrices } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { goToCashier } from '../../../testing/orders.ts'
import { deskOf, walletOf } from '../../../testing/payments.ts'
import { waitForPost } from '../../../testing/post.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture, uploadTo } from '../../../testing/upload.ts'
import { proveLedger } from '../../wallet/books/proof.service.ts'
import { spendBeans } from '../../wallet/ledger/spend.service.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

type Entered = Awaited<ReturnType<typeof enter>>

const makeOwnerAndAdmin = async (kind: UserType = 'student') => {
  const owner = await enter(campus(), { kind })
  const admin = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  return { owner, admin }
}

const beansOf = ({ person, schoolId }: Entered) => ({ personId: person.id, schoolId })

const askForDeletion = async (who: Entered) => (await ask(askForData, { kind: 'deletion', reason: '不再使用' }, who)).data.id
const decide = (admin: Entered, id: string, verdict: 'done' | 'refused' = 'done') =>
  ask(decideDeletion, { id, verdict, notes: '已核实身份' }, admin)

const fillProfile = async ({ owner, admin }: { owner: Entered; admin: Entered }) => {
  const { sql } = campus().base
  const labels = { label: '父母', label_en: 'Parent', label_tw: '父母' }
  await sql
    .insertInto('dictionary_entry')
    .values({ school_id: owner.schoolId, type: 'relation', value: 'parent', ...labels })
    .execute()
  const contact = { name: '王芳', phone: '13800000001', relation: 'parent', idCard: '11010519491231002X' }
  const { code, data } = await ask(saveEmergencyContact, contact, owner)
  assert.equal(code, 200)
  // A picture of the document of somebody else.
  const evidence = await uploadPicture(campus().url, owner.token)
  const number = { field: 'emergency_id_card', contactId: data.id, value: '440524188001010014', reason: '当时填错了号码' } as const
  assert.equal((await ask(askCorrection, { ...number, evidence }, owner)).code, 200)
  await ask(updateOwnInfo, { nickname: '校园里的小明', qq: '12345678' }, owner)
  await ask(changeCardPrivacy, { field: 'phone', audience: 'nobody' }, owner)
  await ask(editContactRemark, { id: admin.person.id, remark: '管理员' }, owner)
  const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await uploadTo(campus().url, uploadAvatar, owner.token, picture)
}

test('an accepted deletion deletes what the law allows and keeps the record; a person who stays keeps their privacy settings', async () => {
  const { sql } = campus().base
  const both = await makeOwnerAndAdmin()
  const { owner, admin } = both
  await fillProfile(both)
  const id = await askForDeletion(owner)
  const { data: waiting } = await ask(deletionsToDecide, {}, admin)
  assert.deepEqual([waiting.total, waiting.rows[0]?.person.number, waiting.rows[0]?.reason], [1, owner.person.number, '不再使用'])
  assert.equal((await decide(admin, id)).code, 200)
  const { data } = await ask(ownProfile, {}, owner)
  assert.deepEqual([data.nickname, data.qq, data.avatar, data.emergencyContacts], ['', '', '', 0])
  assert.deepEqual([data.number, data.phone !== ''], [owner.person.number, true])
  assert.equal((await ask(cardPrivacy, {}, owner)).data.phone, 'nobody')
  for (const [table, column] of [
    ['file', 'owner_id'],
    ['contact_remark', 'viewer_id'],
  ] as const)
    assert.deepEqual(await sql.selectFrom(table).where(column, '=', owner.person.id).select('created_at').execute(), [], table)
  assert.equal((await ask(dataRequests, {}, owner)).data[0]?.state, 'done')
  assert.equal((await ask(ownMessages, { group: 'progress' }, owner)).data.rows[0]?.title, '您的数据已按申请删除')
})

test('a guest whose data is deleted is logged out at once, cannot log in again, and is notified at the previous address', async () => {
  const { sql } = campus().base
  for (const kind of ['visitor', 'family'] as const) {
    const { owner, admin } = await makeOwnerAndAdmin(kind)
    const id = await askForDeletion(owner)
    assert.equal((await decide(admin, id)).code, 200)
    await eventually(async () => (await ask(ownProfile, {}, owner)).error === 'login_required' || undefined)
    assert.notEqual((await ask(login, withPassword(owner.person))).code, 200)
    const left = await sql
      .selectFrom('person')
      .where('id', '=', owner.person.id)
      .select(['number', 'phone', 'email', 'state'])
      .executeTakeFirst()
    assert.deepEqual(left, { number: owner.person.number, phone: null, email: null, state: 'disabled' })
    const [letter = ''] = await waitForPost(campus(), 'sms', owner.person.phone)
    assert.match(letter, /您的数据已按申请删除，账号已停用，余下的豆随之失效/)
    await waitForPost(campus(), 'mail', owner.person.email)
  }
})

test('with the account of a guest goes the copy of their data that nobody can fetch any more, and none is made', async () => {
  const { sql } = campus().base
  const { owner, admin } = await makeOwnerAndAdmin('visitor')
  assert.equal((await ask(askForData, { kind: 'export' }, owner)).code, 200)
  const copies = () =>
    sql
      .selectFrom('data_request')
      .where('person_id', '=', owner.person.id)
      .where('kind', '=', 'export')
      .select(['state', 'blob_key'])
      .orderBy('id')
  const [copy] = await eventually(async () => {
    const [packed] = await copies().execute()
    return packed?.state === 'ready' ? [packed] : undefined
  })
  await sql
    .insertInto('data_request')
    .values({ school_id: owner.schoolId, person_id: owner.person.id, kind: 'export', created_at: campus().clock.now() })
    .execute()
  assert.equal((await decide(admin, await askForDeletion(owner))).code, 200)
  assert.deepEqual(await copies().execute(), [
    { state: 'expired', blob_key: null },
    { state: 'withdrawn', blob_key: null },
  ])
  const dropped = await runText(sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  assert.ok(dropped.rows.some(({ key }) => key === copy?.blob_key))
})

/** A school where print beans cannot be paid out. */
const withoutWithdrawals = (schoolId: string) =>
  campus()
    .base.sql.insertInto('school_setting')
    .values({ school_id: schoolId, key: 'hasWithdrawals', value: JSON.stringify(false) })
    .execute()

const askToGo = (who: Entered, givesUpBeans = false) => ask(askForData, { kind: 'deletion', givesUpBeans }, who)

test('a guest withdraws or spends print beans before the account is closed; free beans lapse with it', async () => {
  const { owner, admin } = await makeOwnerAndAdmin('visitor')
  await giveBeans(campus(), owner, { free: 300, print: 500 })
  assert.equal((await askToGo(owner, true)).error, 'beans_left')
  await inTransaction(systemContext(campus().base), (ctx) =>
    spendBeans(ctx, { ...beansOf(owner), orderId: randomUUID(), cause: randomUUID(), fromFree: 0, fromPrint: 500 }),
  )
  const { data } = await askToGo(owner)
  await giveBeans(campus(), owner, { print: 100 })
  assert.equal((await decide(admin, data.id)).error, 'holder_has_money', 'what came since the request is theirs as well')
  await inTransaction(systemContext(campus().base), (ctx) =>
    spendBeans(ctx, { ...beansOf(owner), orderId: randomUUID(), cause: randomUUID(), fromFree: 0, fromPrint: 100 }),
  )
  assert.equal((await decide(admin, data.id)).code, 200)
  assert.deepEqual(await walletOf(campus(), owner), { free: 0, print: 0, held: 0, payout: 0 })
  assert.deepEqual((await proveLedger(campus().base.sql)).findings, [])
})

test("print beans that a school cannot pay out are forfeited only with the owner's consent", async () => {
  const { owner, admin } = await makeOwnerAndAdmin('family')
  await withoutWithdrawals(owner.schoolId)
  await giveBeans(campus(), owner, { print: 500 })
  const refused = await askToGo(owner)
  assert.deepEqual([refused.error, refused.data], ['beans_lapse', { beans: 500 }])
  const { data } = await askToGo(owner, true)
  const decided = await Promise.all([decide(admin, data.id), decide(admin, data.id)])
  assert.deepEqual(decided.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.equal((await walletOf(campus(), owner)).print, 0)
  assert.deepEqual((await proveLedger(campus().base.sql)).findings, [])
})

test('an account cannot be closed while money is in transit, and a person who stays keeps their beans', async () => {
  const { owner } = await makeOwnerAndAdmin('visitor')
  assert.equal((await ask(recharge, { beans: 5, provider: 'cashier' }, owner)).code, 200)
  assert.equal((await askToGo(owner, true)).error, 'money_moving')
  const { owner: student, admin } = await makeOwnerAndAdmin('student')
  await giveBeans(campus(), student, { free: 300, print: 500 })
  assert.equal((await decide(admin, await askForDeletion(student))).code, 200)
  assert.deepEqual(await walletOf(campus(), student), { free: 300, print: 500, held: 0, payout: 0 })
})

test('an account is not closed while a print that was paid with money waits, which its owner can cancel', async () => {
  const { owner, admin } = await makeOwnerAndAdmin('visitor')
  await setPrices(campus(), owner.schoolId)
  await makeTerminal(campus().base, { id: owner.schoolId })
  const requested = await askToGo(owner)
  const { id: fileId } = await bringPages(campus(), owner, 2)
  const { taskId } = await orderPrint(campus(), owner, { fileId, copies: 1, attribute: 'bw_single' })
  const { payment } = (await ask(payPrint, { taskId, way: 'cashier' }, owner)).data
  await deskOf(campus()).pay(await goToCashier(campus(), owner, payment?.id ?? ''))
  await eventually(async () => (await readTask(campus(), owner, taskId)).state === 'to_print' || undefined)
  assert.equal((await decide(admin, requested.data.id)).error, 'holder_has_money')
  assert.equal((await ask(withdrawDataRequest, { id: requested.data.id }, owner)).code, 200)
  assert.equal((await askToGo(owner)).error, 'money_moving')
  assert.equal((await ask(refundPrint, { taskId }, owner)).data.amount, 20)
  await eventually(async () => (await askToGo(owner)).code === 200 || undefined)
})

test('an account is not closed while print beans are in a print that waits, which its owner can cancel', async () => {
  const { owner, admin } = await makeOwnerAndAdmin('visitor')
  await withoutWithdrawals(owner.schoolId)
  await setPrices(campus(), owner.schoolId)
  await makeTerminal(campus().base, { id: owner.schoolId })
  const requested = await askToGo(owner, true)
  await giveBeans(campus(), owner, { print: 20 })
  const { id: fileId } = await bringPages(campus(), owner, 2)
  const print = await buyPrint(campus(), owner, { fileId, copies: 1, attribute: 'bw_single' })
  assert.equal((await decide(admin, requested.data.id)).error, 'holder_has_money')
  assert.equal((await ask(withdrawDataRequest, { id: requested.data.id }, owner)).code, 200)
  assert.equal((await askToGo(owner, true)).error, 'money_moving')
  assert.equal((await ask(refundPrint, { taskId: print.id }, owner)).data.amount, 20)
  assert.deepEqual((await askToGo(owner)).data, { beans: 20 })
  const { data } = await askToGo(owner, true)
  assert.equal((await decide(admin, data.id)).code, 200)
  assert.deepEqual((await proveLedger(campus().base.sql)).findings, [])
})

test('a refused or withdrawn deletion changes nothing', async () => {
  const both = await makeOwnerAndAdmin()
  const { owner, admin } = both
  await fillProfile(both)
  assert.equal((await decide(admin, await askForDeletion(owner), 'refused')).code, 200)
  const withdrawn = await askForDeletion(owner)
  assert.equal((await ask(withdrawDataRequest, { id: withdrawn }, owner)).code, 200)
  assert.equal((await decide(admin, withdrawn)).error, 'already_decided')
  const { data } = await ask(ownProfile, {}, owner)
  assert.deepEqual([data.nickname, data.emergencyContacts], ['校园里的小明', 1])
  assert.deepEqual(
    (await ask(dataRequests, {}, owner)).data.map(({ state, notes }) => [state, notes]),
    [
      ['withdrawn', ''],
      ['refused', '已核实身份'],
    ],
  )
})

test('a deletion is decided once, and asked for once', async () => {
  const { owner, admin } = await makeOwnerAndAdmin()
  const asked = await Promise.all([1, 2, 3].map(() => ask(askForData, { kind: 'deletion' }, owner)))
  assert.deepEqual(asked.map(({ error }) => error ?? 'done').toSorted(), ['done', 'request_pending', 'request_pending'])
  const id = asked.find(({ code }) => code === 200)?.data.id ?? ''
  const decided = await Promise.all([decide(admin, id), decide(admin, id, 'refused')])
  assert.deepEqual(decided.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
})

test("other schools' administrators see and decide nothing, nobody decides their own, and an export is no deletion", async () => {
  const { owner, admin } = await makeOwnerAndAdmin()
  const other = await makeOwnerAndAdmin()
  const id = await askForDeletion(owner)
  assert.equal((await decide(other.admin, id)).error, 'not_found')
  assert.equal((await decide(admin, nobody)).error, 'not_found')
  assert.equal((await decide(owner, id)).error, 'forbidden')
  assert.deepEqual((await ask(deletionsToDecide, {}, other.admin)).data, { rows: [], total: 0 })
  assert.equal((await decide(admin, await askForDeletion(admin))).error, 'own_request')
  const copy = (await ask(askForData, { kind: 'export' }, owner)).data.id
  assert.equal((await decide(admin, copy)).error, 'not_found')
})

test('a decision without a reason or a key is refused by its field', async () => {
  const { owner, admin } = await makeOwnerAndAdmin()
  const id = await askForDeletion(owner)
  assert.deepEqual(Object.keys((await ask(decideDeletion, { id, verdict: 'done', notes: ' ' }, admin)).fields ?? {}), ['notes'])
  assert.deepEqual(Object.keys((await ask(askForData, { kind: 'export', reason: '长'.repeat(501) }, owner)).fields ?? {}), ['reason'])
})

test('requests to delete data are found by name, pinyin or number and by the day at the school', async () => {
  const { owner, admin } = await makeOwnerAndAdmin()
  const { number } = owner.person
  const { name } = (await ask(ownProfile, {}, owner)).data
  const id = await askForDeletion(owner)
  await campus()
    .base.sql.updateTable('data_request')
    .set({ created_at: new Date('2026-03-05T15:30:00Z') })
    .where('id', '=', id)
    .execute()
  const found = async (filter: GivenTo<typeof deletionsToDecide>) => (await ask(deletionsToDecide, filter, admin)).data.total
  for (const words of [name, number]) assert.equal(await found({ words, from: '2026-03-05', until: '2026-03-05' }), 1, words)
  assert.equal(await found({ words: 'nosuchname' }), 0)
  assert.equal(await found({ from: '2026-03-06' }), 0)
  assert.equal(await found({ until: '2026-03-04' }), 0)
})
