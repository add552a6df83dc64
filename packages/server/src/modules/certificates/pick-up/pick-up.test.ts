import assert from 'node:assert/strict'
import { test } from 'node:test'
import { application, applications } from '@campus/contract/certificates/applications.ts'
import { entrustedApplications, pickupCode, setApplyEntrust, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { answerEntrustment, entrustments } from '@campus/contract/entrust/entrustments.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { ownPrintItem, ownPrintItems } from '@campus/contract/printing/items.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { applyFor, printAll, waitForApplication } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** A student with a paper certificate that waits at the terminals, and a friend of theirs. */
const withPaper = async (given: { copies?: number; delegateNumber?: string } = {}) => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper', 'download'] } }, { name: '李小明' })
  const friend = await enter(campus(), { schoolId: owner.schoolId, name: '王朋友' })
  const delegateNumber = given.delegateNumber === 'friend' ? friend.person.number : ''
  const { applicationId: id } = await applyFor(campus(), owner, {
    templateId: owner.templateId,
    way: 'paper',
    copies: given.copies ?? 2,
    delegateNumber,
  })
  await waitForApplication(campus(), owner, id)
  return { owner, friend, id }
}

const aliveCodes = (applicationId: string) =>
  campus()
    .base.sql.selectFrom('pick_up_code as code')
    .innerJoin('print_item as item', 'item.id', 'code.item_id')
    .where('item.subject_id', '=', applicationId)
    .where('code.ended_at', 'is', null)
    .where('code.used_at', 'is', null)
    .select(['code.given_to', 'code.digest', 'code.typed_digest'])
    .execute()

test('a pick-up code holds no personal data, is the same on every screen, and ends when it is replaced', async () => {
  const { owner, id } = await withPaper()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(pickupCode, { applicationId: id }, owner)))
  const [{ data: first }] = answers as [(typeof answers)[0]]
  for (const { data } of answers) assert.deepEqual(data, first)
  assert.match(first.qrAddress, /\/#\/pages\/brige\/brige\?code=[\w-]{22}$/)
  assert.match(first.code, /^\d{12}$/)
  assert.deepEqual([first.subjectId, first.copies, first.ownerName], [id, 2, ''])
  assert.equal(Date.parse(first.expiresAt) - campus().clock.now().getTime() <= 24 * 3_600_000, true)
  const other = (await ask(pickupCode, { applicationId: id, insteadOf: first.id }, owner)).data
  assert.notEqual(other.code, first.code)
  const alive = await aliveCodes(id)
  assert.equal(alive.length, 1)
  assert.ok(!JSON.stringify(alive).includes(other.code))
  const { timeline } = (await ask(application, { id }, owner)).data
  assert.equal(timeline.filter(({ kind }) => kind === 'code_given').length, 2)
})

/** The friend says yes to what they were asked last. */
const accept = async (friend: { token: string }) => {
  const [asked] = (await ask(entrustments, {}, friend)).data.rows
  assert.equal((await ask(answerEntrustment, { id: asked?.id ?? '', accepts: true }, friend)).code, 200)
  return asked?.itemId ?? ''
}

test('a friend who was named and accepts fetches the paper with a code of their own, until it is revoked', async () => {
  const { owner, friend, id } = await withPaper()
  assert.equal((await ask(pickupCode, { applicationId: id }, friend)).error, 'not_found')
  await ask(pickupCode, { applicationId: id }, owner)
  assert.equal((await ask(setApplyEntrust, { applicationId: id, delegateNumber: friend.person.number }, owner)).code, 200)
  assert.deepEqual(await aliveCodes(id), [])
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, friend)).data.rows.length, 1)

  const [theirs] = (await ask(entrustedApplications, {}, friend)).data.rows
  assert.ok(theirs)
  assert.deepEqual([theirs.part, theirs.person.number, theirs.state, theirs.copies], ['delegate', owner.person.number, 'waiting', 2])
  assert.match(theirs.person.name, /\*/)
  const mine = (await ask(entrustedApplications, {}, owner)).data.rows[0]
  assert.deepEqual([mine?.part, mine?.applicationId], ['owner', id])
  assert.equal((await ask(pickupCode, { applicationId: theirs.applicationId }, friend)).error, 'not_accepted_yet')
  await accept(friend)
  assert.equal((await ask(pickupCode, { applicationId: theirs.applicationId }, friend)).code, 200)
  assert.equal((await aliveCodes(id))[0]?.given_to, friend.person.id)

  assert.equal((await ask(setApplyEntrust, { applicationId: id, delegateNumber: '' }, owner)).code, 200)
  assert.equal((await ask(pickupCode, { applicationId: theirs.applicationId }, friend)).error, 'not_found')
  assert.deepEqual(await aliveCodes(id), [])
  const { timeline, delegate } = (await ask(application, { id }, owner)).data
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['applied', 'made', 'code_given', 'delegated', 'delegate_accepted', 'code_given', 'delegate_removed'],
  )
  assert.equal(delegate, null)
  // Naming somebody by number shows no full name, and neither do their actions.
  assert.ok(!JSON.stringify(timeline).includes('王朋友'))
})

test('the delegate who fetches paper sees nothing of the application or the document behind it', async () => {
  const { owner, friend, id } = await withPaper({ delegateNumber: 'friend' })
  const itemId = await accept(friend)
  const { documentId, serial, orderId } = (await ask(application, { id }, owner)).data
  const answers = [
    await ask(entrustments, {}, friend),
    await ask(entrustedApplications, {}, friend),
    await ask(ownPrintItems, {}, friend),
    await ask(ownPrintItem, { id: itemId }, friend),
    await ask(pickupCode, { applicationId: itemId }, friend),
    await ask(messagesInGroup, { group: 'todo' }, friend),
  ]
  for (const answer of answers) {
    assert.equal(answer.code, 200, answer.error)
    const text = JSON.stringify(answer.data)
    for (const secret of [id, documentId ?? '', serial, orderId, '李小明', owner.person.id]) assert.ok(!text.includes(secret), text)
  }
  for (const given of [id, documentId ?? '']) assert.equal((await ask(pickupCode, { applicationId: given }, friend)).error, 'not_found')
  assert.equal((await ask(application, { id: itemId }, friend)).error, 'not_found')
  assert.equal((await ask(application, { id }, friend)).error, 'not_found')
})

test('a delegate named in the form is asked when the paper is ready, and a new delegate replaces the one asked before', async () => {
  const { owner, friend, id } = await withPaper({ delegateNumber: 'friend' })
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, friend)).data.rows.length, 1)
  assert.equal((await ask(application, { id }, owner)).data.delegate?.number, friend.person.number)
  const other = await enter(campus(), { schoolId: owner.schoolId })
  const itemId = await accept(friend)
  await ask(pickupCode, { applicationId: itemId }, friend)
  const named = await Promise.all([1, 2].map(() => ask(setApplyEntrust, { applicationId: id, delegateNumber: other.person.number }, owner)))
  assert.deepEqual(new Set(named.map(({ code }) => code)), new Set([200]))
  assert.deepEqual(await aliveCodes(id), [])
  assert.equal((await ask(pickupCode, { applicationId: itemId }, friend)).error, 'not_found')
  assert.deepEqual(
    (await ask(entrustments, { part: 'owner' }, owner)).data.rows.map(({ state, ending }) => [state, ending]),
    [
      ['in_progress', ''],
      ['cancelled', 'withdrawn'],
    ],
  )
  assert.equal((await ask(application, { id }, owner)).data.delegate?.number, other.person.number)
})

test('nobody names a delegate for what is not theirs, not on paper, or fetched already', async () => {
  const { owner, friend, id } = await withPaper({ copies: 1 })
  const name = (applicationId: string, by: { token: string }, delegateNumber = friend.person.number) =>
    ask(setApplyEntrust, { applicationId, delegateNumber }, by)
  assert.equal((await name(id, friend)).error, 'not_found')
  assert.equal((await name(id, owner, owner.person.number)).error, 'delegate_self')
  const foreigner = await enter(campus())
  for (const nobody of ['NOBODY', foreigner.person.number]) assert.equal((await name(id, owner, nobody)).error, 'delegate_unknown')
  const file = await applyFor(campus(), owner, { templateId: owner.templateId })
  assert.equal((await name(file.applicationId, owner)).error, 'way_not_offered')
  assert.equal((await ask(pickupCode, { applicationId: file.applicationId }, owner)).error, 'not_found')
  await printAll(campus().base, id)
  assert.equal((await name(id, owner)).error, 'picked_up_already')
  assert.equal((await ask(pickupCode, { applicationId: id }, owner)).error, 'picked_up_already')
})

test('copies are printed once each, and where is remembered', async () => {
  const { owner, id } = await withPaper({ copies: 3 })
  const [waiting] = (await ask(terminalPrints, { state: 'to_print' }, owner)).data.rows
  assert.deepEqual([waiting?.applicationId, waiting?.copies, waiting?.printed, waiting?.place], [id, 3, 0, null])
  const office = await makeTerminal(campus().base, { id: owner.schoolId }, { name: '行政楼' })
  await printAll(campus().base, id, { copies: 2 })
  assert.equal((await ask(terminalPrints, { state: 'printed' }, owner)).data.total, 0)
  const both = await Promise.allSettled([1, 2].map(() => printAll(campus().base, id, { terminal: office })))
  const refused = both.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  assert.equal(refused.length, 1)
  assert.ok(refused.every((error) => error instanceof Refusal && ['being_printed', 'picked_up_already'].includes(error.code)))
  const [printed] = (await ask(terminalPrints, {}, owner)).data.rows
  assert.deepEqual([printed?.state, printed?.place?.name, printed?.printed], ['printed', '行政楼', 3])
  assert.equal((await ask(terminalPrints, { state: 'to_print' }, owner)).data.total, 0)
  const { delivery, timeline } = (await ask(application, { id }, owner)).data
  assert.deepEqual([delivery, timeline.map(({ kind }) => kind)], ['picked_up', ['applied', 'made', 'printed', 'printed', 'picked_up']])
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  assert.equal((await ask(terminalPrints, {}, stranger)).data.total, 0)
  assert.equal((await ask(applications, { way: 'paper' }, owner)).data.total, 1)
})

test('there is no code for paper that is not made or that is over', async () => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper'], charge: 'each', price: 100 } })
  const { applicationId: id } = await applyFor(campus(), owner, { templateId: owner.templateId, way: 'paper' })
  assert.equal((await ask(pickupCode, { applicationId: id }, owner)).error, 'document_not_ready')
  const { owner: other, id: made } = await withPaper()
  const documentId = (await ask(application, { id: made }, other)).data.documentId ?? ''
  const { sql, now } = campus().base
  await sql.updateTable('issued_document').set({ state: 'revoked', ended_at: now(), reason: '更正' }).where('id', '=', documentId).execute()
  assert.equal((await ask(pickupCode, { applicationId: made }, other)).error, 'document_over')
  const over = (await ask(application, { id: made }, other)).data
  assert.deepEqual(
    [over.state, over.delivery, over.timeline.at(-1)?.kind, over.timeline.at(-1)?.note],
    ['disabled', 'invalid', 'revoked', '更正'],
  )
})

test('naming somebody by number shows no more of them than the lookup does: their name stays masked', async () => {
  const { owner, id } = await withPaper()
  const { person } = await enter(campus(), { schoolId: owner.schoolId, name: '欧阳晓雨' })
  await ask(setApplyEntrust, { applicationId: id, delegateNumber: person.number }, owner)
  const { delegate, timeline } = (await ask(application, { id }, owner)).data
  assert.deepEqual([delegate?.name, delegate?.number, timeline.at(-1)?.note], ['欧***', person.number, '欧***'])
})
