import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { animalSpecsList, animalTypeList } from '@campus/contract/animalplan/catalogue.ts'
import {
  addAnimalCharge,
  animalCatalogue,
  endAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
} from '@campus/contract/animalplan/console/catalogue.ts'
import { consoleAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import { addAnimalPlan } from '@campus/contract/animalplan/plans.ts'
import { openAnimalHouse } from '../../../testing/animals.ts'
import { asker } from '../../../testing/ask.ts'
import { exportedTable } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const titled = (code: string) => ({ code, name: code, nameEn: code, nameTw: code })
const prices = { priceInside: 3000, priceOutside: 6000, housingBy: 'head' as const, housingInside: 10, housingOutside: 20 }

test('new prices end those before; prices never overlap, and what was is still to be read', async () => {
  const { admin, specification } = await openAnimalHouse(campus())
  const ask = asker(campus().url)
  const next = { specificationId: specification, startsOn: '2027-01-01', ...prices }
  const { id } = (await ask(addAnimalCharge, next, admin)).data
  const both = await Promise.all([ask(addAnimalCharge, next, admin), ask(addAnimalCharge, { ...next, startsOn: '2026-06-01' }, admin)])
  assert.deepEqual(
    both.map(({ error }) => error),
    ['animal_charge_overlaps', 'animal_charge_overlaps'],
  )
  assert.equal((await ask(endAnimalCharge, { id, endsOn: '2027-12-31' }, admin)).code, 200)
  assert.equal((await ask(endAnimalCharge, { id, endsOn: '2026-12-31' }, admin)).error, 'not_found')
  const { charges } = (await ask(animalCatalogue, {}, admin)).data
  assert.deepEqual(
    charges.map(({ startsOn, endsOn }) => [startsOn, endsOn]),
    [
      ['2027-01-01', '2027-12-31'],
      ['2020-01-01', '2026-12-31'],
    ],
  )
})

test('budgets and cages never fall below what is held, codes are used once, and places stand in a tree', async () => {
  const house = await openAnimalHouse(campus())
  const { admin, first, fund, floor, room, building } = house
  const ask = asker(campus().url)
  assert.equal((await ask(addAnimalPlan, house.plan(), first)).code, 200)
  const less = { id: fund, ...titled('F1'), year: 2026, budget: 100 }
  assert.equal((await ask(saveAnimalFund, less, admin)).error, 'animal_fund_used')
  const smaller = { id: room, ...titled('A-201'), kind: 'room' as const, parentId: floor, cages: 1 }
  assert.equal((await ask(saveAnimalPlace, smaller, admin)).error, 'animal_cages_taken')
  const misplaced = { ...titled('B-1'), kind: 'room' as const, parentId: building, cages: 1 }
  assert.equal((await ask(saveAnimalPlace, misplaced, admin)).error, 'animal_place_misplaced')
  assert.equal((await ask(saveAnimalPlace, { ...misplaced, parentId: null }, admin)).error, 'bad_input')
  assert.equal((await ask(saveAnimalType, titled('MOUSE'), admin)).error, 'animal_code_taken')
  assert.equal((await ask(saveAnimalType, { id: house.type, ...titled('MOUSE'), isClosed: true }, admin)).code, 200)
  assert.deepEqual([(await ask(animalTypeList, {}, first)).data, (await ask(animalSpecsList, {}, first)).data], [[], []])
})

test("another school's entries are neither changed nor used", async () => {
  const [house, other] = [await openAnimalHouse(campus()), await openAnimalHouse(campus())]
  const ask = asker(campus().url)
  const { admin } = other
  assert.equal((await ask(saveAnimalType, { id: house.type, ...titled('X') }, admin)).error, 'not_found')
  assert.equal((await ask(saveAnimalSpecification, { ...titled('X'), typeId: house.type, perCage: 1 }, admin)).error, 'not_found')
  assert.equal(
    (await ask(addAnimalCharge, { specificationId: house.specification, startsOn: '2030-01-01', ...prices }, admin)).error,
    'not_found',
  )
  const room = { ...titled('X'), kind: 'room' as const, parentId: house.floor, cages: 1 }
  assert.equal((await ask(saveAnimalPlace, room, admin)).error, 'not_found')
  assert.equal((await ask(saveAnimalType, { id: randomUUID(), ...titled('X') }, admin)).error, 'not_found')
  assert.equal((await ask(animalCatalogue, {}, house.first)).error, 'forbidden')
})

test('administrators find plans by state, fund and words, and take them away as a table', async () => {
  const house = await openAnimalHouse(campus())
  const { admin, first, fund } = house
  const ask = asker(campus().url)
  await ask(addAnimalPlan, { ...house.plan(), course: '=HYPERLINK("x")' }, first)
  await ask(addAnimalPlan, { course: '草稿', draft: true }, first)
  const found = async (filter: object) => (await ask(consoleAnimalPlans, filter, admin)).data.total
  assert.deepEqual(
    [
      await found({}),
      await found({ state: 'submitted', fundId: fund, words: 'LAC-2026' }),
      await found({ state: 'passed' }),
      await found({ words: '%' }),
    ],
    [1, 1, 0, 0],
  )
  const { rows, sums } = (await ask(consoleAnimalPlans, { sort: '-amount' }, admin)).data
  assert.deepEqual([sums.amount, sums.animals], [rows[0]?.amount, rows[0]?.animals])
  const columns = ['course', 'number', 'arrivesOn']
  const lines = async (filter: object) => (await exportedTable(campus(), admin, { source: 'animal_plans', columns, filter })).slice(1)
  const [line, ...more] = await lines({ fundId: fund, words: 'LAC-2026' })
  assert.deepEqual([line?.slice(0, 2), more.length], [['=HYPERLINK("x")', '10'], 0])
  assert.deepEqual(await lines({ state: 'passed' }), [])
  await ask(
    addAnimalPlan,
    { ...house.plan([house.line({ days: 1 }), house.line({ number: 5 }), house.line({ sex: 'female' })]), course: '生理实验' },
    house.second,
  )
  assert.deepEqual(
    (await lines({})).map(([course]) => course),
    ['生理实验', '生理实验', '生理实验', '=HYPERLINK("x")'],
  )
})
