import assert from 'node:assert/strict'
import { test } from 'node:test'
import { application, applications } from '@campus/contract/certificates/applications.ts'
import { entrustedApplications, pickupCode, setApplyEntrust, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../platform/context.ts'
import { applyFor, waitForApplication } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { notePrinted } from './paper.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().ground)

/** A student with a paper certificate that waits at the terminals, and a friend of theirs. */
const withPaper = async (given: { copies?: number; delegateNumber?: string } = {}) => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper', 'download'] } })
  const friend = await enter(campus(), { schoolId: owner.schoolId })
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
    .ground.sql.selectFrom('pickup_code')
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .where('used_at', 'is', null)
    .select(['given_to', 'digest', 'typed_digest'])
    .execute()

test('a pick-up code says nothing of anybody, is kept by its digest, and ends the one before', async () => {
  const { owner, id } = await withPaper()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(pickupCode, { applicationId: id }, owner)))
  for (const { data } of answers) {
    assert.match(data.qrAddress, /\/#\/pages\/brige\/brige\?code=[\w-]{22}$/)
    assert.match(data.code, /^\d{12}$/)
    assert.equal(Date.parse(data.expiresAt) - campus().clock.now().getTime() <= 24 * 3_600_000, true)
  }
  assert.equal(new Set(answers.map(({ data }) => data.code)).size, 5)
  const alive = await aliveCodes(id)
  assert.equal(alive.length, 1)
  const kept = JSON.stringify(alive)
  for (const { data } of answers) assert.ok(!kept.includes(data.code))
})

test('a friend who was named fetches the paper with a code of their own, until that is taken back', async () => {
  const { owner, friend, id } = await withPaper()
  assert.equal((await ask(pickupCode, { applicationId: id }, friend)).error, 'not_found')
  await ask(pickupCode, { applicationId: id }, owner)
  assert.equal((await ask(setApplyEntrust, { applicationId: id, delegateNumber: friend.person.number }, owner)).code, 200)
  assert.deepEqual(await aliveCodes(id), [])
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, friend)).data.rows.length, 1)
  assert.equal((await ask(pickupCode, { applicationId: id }, friend)).code, 200)
  assert.equal((await aliveCodes(id))[0]?.given_to, friend.person.id)

  const [theirs] = (await ask(entrustedApplications, {}, friend)).data.rows
  assert.deepEqual([theirs?.part, theirs?.person.number, theirs?.state], ['delegate', owner.person.number, 'waiting'])
  assert.match(theirs?.person.name ?? '', /\*/)
  assert.equal((await ask(entrustedApplications, {}, owner)).data.rows[0]?.part, 'owner')
  assert.equal((await ask(application, { id }, friend)).error, 'not_found')

  assert.equal((await ask(setApplyEntrust, { applicationId: id, delegateNumber: '' }, owner)).code, 200)
  assert.equal((await ask(pickupCode, { applicationId: id }, friend)).error, 'not_found')
  assert.deepEqual(await aliveCodes(id), [])
  const { timeline } = (await ask(application, { id }, owner)).data
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['applied', 'made', 'code_given', 'delegated', 'code_given', 'delegate_removed'],
  )
})

test('a delegate named in the form is told when the paper is there', async () => {
  const { friend, id } = await withPaper({ delegateNumber: 'friend' })
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, friend)).data.rows.length, 1)
  assert.equal((await ask(pickupCode, { applicationId: id }, friend)).code, 200)
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
  assert.equal(await notePrinted(system(), id, 1, '图书馆一楼'), true)
  assert.equal((await name(id, owner)).error, 'picked_up_already')
  assert.equal((await ask(pickupCode, { applicationId: id }, owner)).error, 'picked_up_already')
})

test('copies are printed once each, and where is remembered', async () => {
  const { owner, id } = await withPaper({ copies: 3 })
  const [waiting] = (await ask(terminalPrints, { state: 'to_print' }, owner)).data.rows
  assert.deepEqual([waiting?.applicationId, waiting?.copies, waiting?.printed], [id, 3, 0])
  const both = await Promise.all([1, 2].map(() => notePrinted(system(), id, 2, '图书馆一楼')))
  assert.equal(both.filter(Boolean).length, 1)
  assert.equal((await ask(terminalPrints, { state: 'printed' }, owner)).data.total, 0)
  assert.equal(await notePrinted(system(), id, 1, '行政楼'), true)
  const [printed] = (await ask(terminalPrints, {}, owner)).data.rows
  assert.deepEqual([printed?.state, printed?.place, printed?.printed], ['printed', '行政楼', 3])
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
  const { sql, now } = campus().ground
  await sql.updateTable('issued_document').set({ state: 'revoked', ended_at: now(), reason: '更正' }).where('id', '=', documentId).execute()
  assert.equal((await ask(pickupCode, { applicationId: made }, other)).error, 'document_over')
  const over = (await ask(application, { id: made }, other)).data
  assert.deepEqual(
    [over.state, over.delivery, over.timeline.at(-1)?.kind, over.timeline.at(-1)?.note],
    ['disabled', 'invalid', 'revoked', '更正'],
  )
})
