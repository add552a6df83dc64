import {
  addAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
  saveAnimalWindow,
} from '@campus/contract/animalplan/console/catalogue.ts'
import type { LineGiven } from '@campus/contract/animalplan/lines.ts'
import { appoint } from './appointments.ts'
import { openOffice } from './approvals.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'
import { setReach } from './units.ts'

const titled = (code: string) => ({ code, name: code, nameEn: `${code} en`, nameTw: `${code} tw` })

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A school that sells mice at 20 yuan and keeps five of them in a cage for 1.50 a day, with a room of ten cages and a fund of 5,000 yuan. */
export const openAnimalHouse = async (campus: TestCampus) => {
  const office = await openOffice(campus)
  const { schoolId, admin, college } = office
  const ask = asker(campus.url)
  const { sql } = campus.base
  const manager = await enter(campus, { schoolId, kind: 'teacher', roles: ['manager'] })
  await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', manager.person.id).execute()
  await setReach(sql, manager.person.id, college)
  const fund = (await ask(saveAnimalFund, { ...titled('F1'), year: 2026, budget: 500_000 }, admin)).data.id
  const outsideFund = (await ask(saveAnimalFund, { ...titled('F2'), year: 2026, budget: 500_000, tariff: 'outside' }, admin)).data.id
  const building = (await ask(saveAnimalPlace, { ...titled('A'), kind: 'building' }, admin)).data.id
  const floor = (await ask(saveAnimalPlace, { ...titled('A-2'), kind: 'floor', parentId: building }, admin)).data.id
  const room = (await ask(saveAnimalPlace, { ...titled('A-201'), kind: 'room', parentId: floor, cages: 10 }, admin)).data.id
  const type = (await ask(saveAnimalType, titled('MOUSE'), admin)).data.id
  const specification = (await ask(saveAnimalSpecification, { ...titled('MOUSE-1'), typeId: type, perCage: 5 }, admin)).data.id
  const prices = { priceInside: 2000, priceOutside: 5000, housingBy: 'cage' as const, housingInside: 150, housingOutside: 400 }
  await ask(addAnimalCharge, { specificationId: specification, startsOn: '2020-01-01', ...prices }, admin)
  const term = { term: '2026-1', opensOn: inDays(-5), closesOn: inDays(5), arrivalsFrom: inDays(1), arrivalsUntil: inDays(100) }
  const window = (await ask(saveAnimalWindow, term, admin)).data.id
  const line = (more: Partial<LineGiven> = {}): LineGiven => ({
    specificationId: specification,
    sex: 'male',
    number: 10,
    arrivesOn: inDays(10),
    roomId: room,
    days: 7,
    ...more,
  })
  const plan = (lines: readonly LineGiven[] = [line()]) => ({
    windowId: window,
    fundId: fund,
    course: '生理学实验',
    students: 60,
    ethicsNumber: 'LAC-2026-012',
    purpose: '教学',
    lines: [...lines],
  })
  return { ...office, manager, fund, outsideFund, building, floor, room, type, specification, window, line, plan }
}

export const fundOf = (campus: TestCampus, id: string) =>
  campus.base.sql.selectFrom('animal_fund').where('id', '=', id).select(['held', 'spent']).executeTakeFirstOrThrow()

/** Appoints somebody to the post that decides about plans. */
export const appointOffice = async (campus: TestCampus, schoolId: string, personId: string) => {
  const { sql } = campus.base
  const post = await sql
    .selectFrom('post')
    .where('school_id', '=', schoolId)
    .where('code', '=', 'lab-animal-office')
    .select('id')
    .executeTakeFirstOrThrow()
  await appoint(sql, { schoolId, personId, postId: post.id })
}
