import assert from 'node:assert/strict'
import { test } from 'node:test'
import { application } from '@campus/contract/certificates/applications.ts'
import { pickupCode, setApplyEntrust } from '@campus/contract/certificates/pick-up.ts'
import { answerEntrustment, cancelEntrustment, entrustments, saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import { ownPrintItems, printItemCode } from '@campus/contract/printing/items.ts'
import { systemContext } from '../../../context/context.ts'
import { applyFor, printAll, waitForApplication } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepEntrustments } from '../../entrust/fetching/sweep.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** Somebody whose paper waits at the terminals, and two friends. */
const withPaper = async (delegateNumber = '') => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper'] } }, { name: '李小明' })
  const friend = await enter(campus(), { schoolId: owner.schoolId, name: '王朋友' })
  const other = await enter(campus(), { schoolId: owner.schoolId, name: '陈同学' })
  const form = { templateId: owner.templateId, way: 'paper', copies: 2, delegateNumber: delegateNumber && friend.person.number } as const
  const { applicationId: id } = await applyFor(campus(), owner, form)
  await waitForApplication(campus(), owner, id)
  const itemId = (await ask(ownPrintItems, {}, owner)).data.rows[0]?.id ?? ''
  return { owner, friend, other, id, itemId }
}
type Paper = Awaited<ReturnType<typeof withPaper>>
type Person = Paper['friend']

const entrust = ({ owner, itemId }: Pick<Paper, 'owner' | 'itemId'>, { person }: Person, copies = 2) => {
  const deadline = new Date(campus().clock.now().getTime() + 2 * 86_400_000).toISOString()
  return ask(saveEntrustment, { itemId, delegateNumber: person.number, copies, deadline }, owner)
}

const answer = async (friend: { token: string }, accepts: boolean) => {
  const id = (await ask(entrustments, { part: 'delegate' }, friend)).data.rows[0]?.id ?? ''
  return ask(answerEntrustment, { id, accepts }, friend)
}

const withdraw = async ({ owner }: Paper) => {
  const id = (await ask(entrustments, { part: 'owner' }, owner)).data.rows[0]?.id ?? ''
  return ask(cancelEntrustment, { id }, owner)
}

/** The timeline after the paper is ready. */
const timelineOf = async ({ id, owner }: Pick<Paper, 'id' | 'owner'>) => {
  const { timeline } = (await ask(application, { id }, owner)).data
  const made = timeline.findIndex(({ kind }) => kind === 'made')
  return timeline.slice(made + 1).map(({ kind, by, note }) => [kind, by, note])
}

const done = async (action: Promise<{ code: unknown; error?: string | undefined }>) => {
  const { code, error } = await action
  assert.equal(code, 200, error)
}

test('every way to a code or a delegate gives the same timeline', async () => {
  const [one, two] = [await withPaper(), await withPaper()]
  const name = (delegateNumber: string) => ask(setApplyEntrust, { applicationId: one.id, delegateNumber }, one.owner)
  await done(ask(pickupCode, { applicationId: one.id }, one.owner))
  await done(name(one.friend.person.number))
  await done(answer(one.friend, true))
  await done(ask(pickupCode, { applicationId: one.itemId }, one.friend))
  await done(name(one.other.person.number))
  await done(name(''))
  await done(name(one.friend.person.number))
  await done(answer(one.friend, true))
  await printAll(campus().base, one.id, { personId: one.friend.person.id })

  await done(ask(printItemCode, { itemId: two.itemId }, two.owner))
  await done(entrust(two, two.friend))
  await done(answer(two.friend, true))
  await done(ask(printItemCode, { itemId: two.itemId }, two.friend))
  await done(withdraw(two))
  await done(entrust(two, two.other))
  await done(withdraw(two))
  await done(entrust(two, two.friend))
  await done(answer(two.friend, true))
  await printAll(campus().base, two.id, { personId: two.friend.person.id })

  const timeline = await timelineOf(two)
  assert.deepEqual(timeline, [
    ['code_given', '李小明', ''],
    ['delegated', '李小明', '王**'],
    ['delegate_accepted', '王**', ''],
    ['code_given', '王**', ''],
    ['delegate_removed', '李小明', '王**'],
    ['delegated', '李小明', '陈**'],
    ['delegate_removed', '李小明', '陈**'],
    ['delegated', '李小明', '王**'],
    ['delegate_accepted', '王**', ''],
    ['printed', '王**', ''],
    ['picked_up', '王**', ''],
  ])
  assert.deepEqual(await timelineOf(one), timeline)
})

test('each action is in the timeline once, also with concurrent tries, and a refused one is not', async () => {
  const paper = await withPaper()
  const { owner, friend, itemId } = paper
  await Promise.all([1, 2, 3].map(() => entrust(paper, friend, 1)))
  await Promise.all([1, 2, 3].map(() => answer(friend, true)))
  await Promise.all([1, 2, 3].map(() => withdraw(paper)))
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  assert.equal((await ask(printItemCode, { itemId }, stranger)).error, 'not_found')
  assert.equal((await entrust({ owner: { ...owner, token: stranger.token }, itemId }, friend)).error, 'not_found')
  assert.deepEqual(
    (await timelineOf(paper)).map(([kind]) => kind),
    ['delegated', 'delegate_accepted', 'delegate_removed'],
  )
})

test('the delegate named in the form is in the timeline once, with their answer', async () => {
  const paper = await withPaper('friend')
  const { owner, friend, other, id } = paper
  await done(answer(friend, false))
  await done(entrust(paper, other, 1))
  campus().clock.advance(3 * 86_400)
  await Promise.all([1, 2].map(() => sweepEntrustments(systemContext(campus().base))))
  const returned = await comeBack(campus(), owner)
  const { timeline } = (await ask(application, { id }, returned)).data
  assert.deepEqual(
    timeline.map(({ kind, by, note }) => [kind, by, kind === 'made' ? '' : note]),
    [
      ['applied', '李小明', ''],
      ['delegated', '李小明', '王**'],
      ['made', '', ''],
      ['delegate_declined', '王**', ''],
      ['delegated', '李小明', '陈**'],
      ['delegate_expired', '', '陈**'],
    ],
  )
})
