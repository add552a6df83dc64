import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { buildingTree, fundYearList } from '@campus/contract/animalplan/catalogue.ts'
import { animalChargeData } from '@campus/contract/animalplan/lines.ts'
import {
  addAnimalPlan,
  animalBuyRemind,
  animalPlanDetail,
  animalPlanDraft,
  cancelAnimalPlan,
  deleteAnimalPlan,
  ownAnimalPlans,
  updateAnimalPlan,
} from '@campus/contract/animalplan/plans.ts'
import { appointOffice, fundOf, inDays, openAnimalHouse } from '../../../testing/animals.ts'
import { act, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

/** Ten mice for a week in two cages. */
const cost = 10 * 2000 + 2 * 7 * 150

test('a plan is priced, holds money and cages, is decided by the college and the office, and is paid from its fund', async () => {
  const house = await openAnimalHouse(campus())
  const { first, second, manager, fund, room } = house
  const ask = asker(campus().url)
  const quote = (await ask(animalChargeData, { fundId: fund, lines: [house.line()] }, first)).data
  assert.deepEqual([quote.sum, quote.left, quote.isEnough, quote.lines[0]?.cages], [cost, 500_000, true, 2])
  const outside = (await ask(animalChargeData, { fundId: house.outsideFund, lines: [house.line()] }, first)).data
  assert.equal(outside.sum, 10 * 5000 + 2 * 7 * 400)
  const { id, instanceId } = (await ask(addAnimalPlan, house.plan(), first)).data
  assert.ok(instanceId)
  assert.deepEqual(await fundOf(campus(), fund), { held: cost, spent: 0 })
  const buildings = (await ask(buildingTree, { from: inDays(12) }, first)).data
  assert.equal(buildings[0]?.children[0]?.children.find((node) => node.id === room)?.free, 8)
  await appointOffice(campus(), house.schoolId, second.person.id)
  assert.equal((await act(campus(), manager, instanceId, 'agree')).code, 200)
  assert.equal((await ask(animalPlanDetail, { id: instanceId }, second)).data.lines[0]?.housing, 2 * 7 * 150)
  assert.equal((await act(campus(), second, instanceId, 'agree')).code, 200)
  assert.deepEqual(await fundOf(campus(), fund), { held: 0, spent: cost })
  const { state, mayCancel } = (await ask(animalPlanDetail, { id }, first)).data
  assert.deepEqual([state, mayCancel], ['passed', false])
  const remind = (await ask(animalBuyRemind, {}, first)).data
  assert.deepEqual([remind.windows[0]?.isOpen, remind.arrivals[0]?.number], [true, 10])
  assert.equal((await ask(cancelAnimalPlan, { id }, first)).error, 'already_decided')
  await assert.rejects(campus().base.sql.updateTable('animal_plan').set({ amount: 1 }).where('id', '=', id).execute())
})

test('a refused plan and a withdrawn plan free money and cages', async () => {
  const house = await openAnimalHouse(campus())
  const { first, manager, fund } = house
  const ask = asker(campus().url)
  const { id, instanceId } = (await ask(addAnimalPlan, house.plan(), first)).data
  assert.equal((await act(campus(), manager, instanceId ?? '', 'refuse')).code, 200)
  assert.equal((await ask(animalPlanDetail, { id }, first)).data.state, 'refused')
  assert.deepEqual(await fundOf(campus(), fund), { held: 0, spent: 0 })
  const again = (await ask(addAnimalPlan, house.plan([house.line({ number: 50 })]), first)).data
  assert.equal((await ask(cancelAnimalPlan, { id: again.id }, first)).code, 200)
  assert.deepEqual(await fundOf(campus(), fund), { held: 0, spent: 0 })
  assert.equal((await ask(addAnimalPlan, house.plan([house.line({ number: 50 })]), first)).code, 200)
})

test('a returned plan is changed, what it holds follows, and its approval goes on', async () => {
  const house = await openAnimalHouse(campus())
  const { first, manager, fund } = house
  const ask = asker(campus().url)
  const { id, instanceId } = (await ask(addAnimalPlan, house.plan(), first)).data
  const change = { id, ...house.plan([house.line({ number: 20 })]) }
  assert.equal((await ask(updateAnimalPlan, change, first)).error, 'animal_plan_fixed')
  assert.equal((await act(campus(), manager, instanceId ?? '', 'recall', { targetNode: 'root' })).code, 200)
  const returned = (await ask(animalPlanDetail, { id }, first)).data
  assert.deepEqual([returned.isReturned, returned.mayChange], [true, true])
  assert.equal((await ask(animalBuyRemind, {}, first)).data.deadlines[0]?.isReturned, true)
  assert.equal((await ask(updateAnimalPlan, change, first)).code, 200)
  assert.deepEqual(await fundOf(campus(), fund), { held: 20 * 2000 + 4 * 7 * 150, spent: 0 })
  assert.notEqual(await taskOf(campus(), manager, instanceId ?? ''), '')
})

test('a returned plan may leave open what need not be filled in, on its own page and in the form of the office', async () => {
  const house = await openAnimalHouse(campus())
  const { first, manager } = house
  const ask = asker(campus().url)
  const filled = { ...house.plan(), purpose: '药理学实验' }
  const { id, instanceId } = (await ask(addAnimalPlan, filled, first)).data
  assert.ok(instanceId)
  const purpose = async () => (await ask(animalPlanDetail, { id }, first)).data.purpose
  const giveBack = () => act(campus(), manager, instanceId, 'recall', { targetNode: 'root' })
  await giveBack()
  assert.equal((await ask(updateAnimalPlan, { id, ...filled, purpose: '' }, first)).code, 200)
  assert.equal(await purpose(), '')
  await giveBack()
  assert.equal((await act(campus(), first, instanceId, 'complete', { formData: { purpose: '生理学实验' } })).code, 200)
  await giveBack()
  assert.equal((await act(campus(), first, instanceId, 'complete', { formData: { purpose: null } })).code, 200)
  assert.equal(await purpose(), '')
})

test('the form of the office corrects the texts of a returned plan within their bounds, and nothing that follows from its lines', async () => {
  const house = await openAnimalHouse(campus())
  const { first, manager } = house
  const { id, instanceId } = (await asker(campus().url)(addAnimalPlan, house.plan(), first)).data
  await act(campus(), manager, instanceId ?? '', 'recall', { targetNode: 'root' })
  const correct = (formData: Record<string, unknown>) => act(campus(), first, instanceId ?? '', 'complete', { formData })
  const wrong = [{ students: 2.5 }, { students: 20_000 }, { ethicsNumber: '<script>' }, { course: '课'.repeat(101) }]
  for (const formData of wrong) {
    const { error, fields } = await correct(formData)
    assert.deepEqual([error, Object.keys(fields ?? {})], ['form_wrong', [`formData.${Object.keys(formData)[0]}`]])
  }
  assert.equal((await correct({ fund: '别的经费' })).error, 'field_not_open')
  assert.equal((await correct({ course: '生理学', students: 30 })).code, 200)
  const { course, students } = (await asker(campus().url)(animalPlanDetail, { id }, first)).data
  assert.deepEqual([course, students], ['生理学', 30])
})

test('there is one draft; it may lack fields, and a plan that is submitted may not', async () => {
  const house = await openAnimalHouse(campus())
  const { first } = house
  const ask = asker(campus().url)
  const { id } = (await ask(addAnimalPlan, { course: '药理学', draft: true }, first)).data
  assert.equal((await ask(addAnimalPlan, { draft: true }, first)).error, 'animal_draft_exists')
  const empty = await ask(updateAnimalPlan, { id, course: '药理学' }, first)
  assert.deepEqual(
    [empty.error, Object.keys(empty.fields ?? {})],
    ['animal_plan_incomplete', ['windowId', 'fundId', 'students', 'ethicsNumber', 'lines']],
  )
  assert.equal((await ask(animalPlanDraft, {}, first)).data?.id, id)
  assert.equal((await ask(updateAnimalPlan, { id, ...house.plan() }, first)).code, 200)
  assert.equal((await ask(animalPlanDraft, {}, first)).data, null)
  assert.equal((await ask(deleteAnimalPlan, { id }, first)).error, 'animal_plan_fixed')
  assert.equal((await ask(ownAnimalPlans, {}, first)).data.total, 1)
})

test('strangers and other schools see no plan and plan with nothing of this school', async () => {
  const house = await openAnimalHouse(campus())
  const { first, second, student } = house
  const ask = asker(campus().url)
  const { id, instanceId } = (await ask(addAnimalPlan, house.plan(), first)).data
  const foreigner = await enter(campus(), { kind: 'teacher' })
  for (const who of [second, foreigner]) {
    assert.equal((await ask(animalPlanDetail, { id }, who)).error, 'not_found')
    assert.equal((await ask(animalPlanDetail, { id: instanceId ?? '' }, who)).error, 'not_found')
    assert.equal((await ask(updateAnimalPlan, { id, ...house.plan() }, who)).error, 'not_found')
    assert.equal((await ask(cancelAnimalPlan, { id }, who)).error, 'not_found')
  }
  assert.equal((await ask(addAnimalPlan, house.plan(), student)).error, 'forbidden')
  assert.equal((await ask(animalChargeData, { fundId: house.fund, lines: [house.line()] }, foreigner)).error, 'animal_fund_closed')
  assert.deepEqual((await ask(fundYearList, { year: 2026 }, foreigner)).data, [])
  const other = await openAnimalHouse(campus())
  const mixed = await ask(addAnimalPlan, { ...other.plan([house.line(), other.line({ roomId: house.room })]) }, other.first)
  assert.deepEqual([mixed.error, Object.keys(mixed.fields ?? {})], ['animal_line_wrong', ['lines.0.specificationId', 'lines.1.roomId']])
  assert.equal((await ask(addAnimalPlan, { ...other.plan(), windowId: house.window }, other.first)).error, 'animal_window_closed')
  assert.equal((await ask(animalPlanDetail, { id: randomUUID() }, first)).error, 'not_found')
})

test('a term that is not open, a day outside of it, a day without prices and housing without a room are refused', async () => {
  const house = await openAnimalHouse(campus())
  const { first } = house
  const ask = asker(campus().url)
  const outside = await ask(addAnimalPlan, house.plan([house.line({ arrivesOn: inDays(101) })]), first)
  assert.deepEqual([outside.error, Object.keys(outside.fields ?? {})], ['animal_line_wrong', ['lines.0.arrivesOn']])
  const lines = [house.line({ arrivesOn: '2019-12-31' })]
  assert.equal((await ask(animalChargeData, { fundId: house.fund, lines }, first)).error, 'animal_line_wrong')
  assert.equal((await ask(addAnimalPlan, house.plan([house.line({ roomId: null })]), first)).error, 'bad_input')
  await campus()
    .base.sql.updateTable('animal_window')
    .set({ closes_on: inDays(-1) })
    .where('id', '=', house.window)
    .execute()
  assert.equal((await ask(addAnimalPlan, house.plan(), first)).error, 'animal_window_closed')
})

test('of fifty plans at once for the last money and the last cage, only as many are taken as there is', async () => {
  const house = await openAnimalHouse(campus())
  const { fund, room } = house
  const teachers = [house.first, house.second, house.third, house.manager]
  const ask = asker(campus().url)
  const { sql } = campus().base
  // Each takes two of ten cages, so that five fit; then money for three more, where no cage is needed.
  const fifty = (plan: ReturnType<typeof house.plan>) =>
    Promise.all(Array.from({ length: 50 }, (_, at) => ask(addAnimalPlan, plan, teachers[at % 4])))
  const cages = await fifty(house.plan())
  const codes = cages.map(({ error }) => error ?? 'done')
  assert.equal(codes.filter((code) => code === 'done').length, 5)
  assert.ok(
    codes.every((code) => code === 'done' || code === 'animal_cages_short' || code === 'animal_draft_exists'),
    codes.join(),
  )
  await sql
    .updateTable('animal_fund')
    .set({ budget: 5 * cost + 3 * 20_000 })
    .where('id', '=', fund)
    .execute()
  const atOnce = await fifty(house.plan([house.line({ days: 0, roomId: null })]))
  assert.equal(atOnce.filter(({ error }) => error === undefined).length, 3, atOnce.map(({ error }) => error).join())
  assert.ok(atOnce.some(({ error }) => error === 'animal_fund_short'))
  assert.deepEqual(await fundOf(campus(), fund), { held: 5 * cost + 60_000, spent: 0 })
  await assert.rejects(sql.updateTable('animal_place').set({ cages: 9 }).where('id', '=', room).execute())
})

test('plans that end free what they hold while others take it, and none waits for another in a circle', async () => {
  const house = await openAnimalHouse(campus())
  const { first, second, third, manager, fund, room } = house
  const ask = asker(campus().url)
  await campus().base.sql.updateTable('animal_place').set({ cages: 1000 }).where('id', '=', room).execute()
  await campus().base.sql.updateTable('animal_fund').set({ budget: 100_000_000 }).where('id', '=', fund).execute()
  const teachers = [first, second, third]
  const add = (who: typeof first) => ask(addAnimalPlan, house.plan(), who)
  const plans = await Promise.all(
    Array.from({ length: 15 }, async (_, at) => {
      const who = teachers[at % 3] ?? first
      return { who, instanceId: (await add(who)).data.instanceId ?? '' }
    }),
  )
  const [ending, returned] = [plans.slice(0, 10), plans.slice(10)]
  await Promise.all(returned.map(({ instanceId }) => act(campus(), manager, instanceId, 'recall', { targetNode: 'root' })))
  const change = house.plan([house.line({ number: 20 })])
  const answers = await Promise.all([
    ...ending.flatMap(({ instanceId }) => [act(campus(), manager, instanceId, 'refuse'), add(manager)]),
    ...returned.flatMap(({ who, instanceId }) => [ask(updateAnimalPlan, { id: instanceId, ...change }, who), add(who)]),
  ])
  assert.deepEqual([...new Set(answers.map(({ error }) => error ?? 'done'))], ['done'])
  assert.deepEqual(await fundOf(campus(), fund), { held: 5 * (20 * 2000 + 4 * 7 * 150) + 15 * cost, spent: 0 })
})
