import {
  addAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
  saveAnimalWindow,
} from '@campus/contract/animalplan/console/catalogue.ts'
import { addAnimalPlan } from '@campus/contract/animalplan/plans.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import {
  addCharge,
  keepFund,
  keepPlace,
  keepSpecification,
  keepType,
  keepWindow,
} from '@campus/server/modules/animalplan/console/catalogue-admin.service.ts'
import { addPlan } from '@campus/server/modules/animalplan/plans/plan-writing.service.ts'
import { actingAs } from '../acting.ts'
import { dayAhead } from '../ago.ts'
import { decideFirst } from '../approval/deciding.ts'
import { hasAnimals } from '../demo.repository.ts'
import { animalFunds, animalPlaces, animalSpecifications, animalSupplier, animalTexts, animalTypes } from './catalogue.ts'

const titled = (code: string, [name, nameEn, nameTw]: Phrase) => ({ code, name, nameEn, nameTw })

const fillCatalogue = async (ctx: Ctx) => {
  const admin = actingAs(ctx, 'T0003', ['admin', 'teacher'])
  const now = ctx.now()
  const ids = new Map<string, string>()
  const keep = async (code: string, kept: Promise<{ readonly id: string }>) => void ids.set(code, (await kept).id)
  const idOf = (code: string) => ids.get(code) ?? ''
  for (const { code, name, tariff, budget } of animalFunds)
    await keep(code, keepFund(admin, saveAnimalFund.body.parse({ ...titled(code, name), tariff, budget, year: now.getFullYear() })))
  for (const { code, name, kind, parent, cages } of animalPlaces) {
    const given = { ...titled(code, name), kind, parentId: parent === null ? null : idOf(parent), cages }
    await keep(code, keepPlace(admin, saveAnimalPlace.body.parse(given)))
  }
  for (const { code, name } of animalTypes) await keep(code, keepType(admin, saveAnimalType.body.parse(titled(code, name))))
  for (const { code, name, type, perCage, by, price, day } of animalSpecifications) {
    const given = { ...titled(code, name), typeId: idOf(type), perCage, supplier: animalSupplier, licence: 'SCXK-2024-0006' }
    await keep(code, keepSpecification(admin, saveAnimalSpecification.body.parse(given)))
    const prices = { housingBy: by, priceInside: price, priceOutside: 2 * price, housingInside: day, housingOutside: 2 * day }
    const since = `${now.getFullYear() - 1}-01-01`
    await addCharge(admin, addAnimalCharge.body.parse({ specificationId: idOf(code), startsOn: since, ...prices }))
  }
  const term = {
    term: `${now.getFullYear()}-${now.getFullYear() + 1}-1`,
    opensOn: dayAhead(now, -20),
    closesOn: dayAhead(now, 20),
    arrivalsFrom: dayAhead(now, 1),
    arrivalsUntil: dayAhead(now, 150),
  }
  await keep('window', keepWindow(admin, saveAnimalWindow.body.parse(term)))
  return idOf
}

/** A catalogue, and plans that wait, were returned, have passed and were refused, and one that is not finished. */
export const fillAnimals = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    if (await hasAnimals(ctx.sql)) return
    const idOf = await fillCatalogue(ctx)
    const teacher = actingAs(ctx, 'T0001', ['teacher'])
    const line = (code: string, room: string, number: number, days: number, ahead: number) => ({
      specificationId: idOf(code),
      sex: 'either',
      number,
      arrivesOn: dayAhead(ctx.now(), ahead),
      roomId: idOf(room),
      days,
    })
    const write = async (course: string, lines: readonly object[], fund = 'TEACHING') => {
      const common = {
        windowId: idOf('window'),
        fundId: idOf(fund),
        students: 64,
        ethicsNumber: 'LAC-2026-031',
        purpose: animalTexts.purpose,
      }
      const { instanceId } = await addPlan(teacher, addAnimalPlan.body.parse({ ...common, course, lines }))
      return instanceId ?? ''
    }
    const passed = await write(animalTexts.passed, [line('MOUSE-C57', 'LAB-201', 60, 14, 7), line('RABBIT-NZW', 'LAB-203', 8, 5, 9)])
    await decideFirst(ctx, passed, 'agree', animalTexts.agreed)
    await decideFirst(ctx, passed, 'agree', animalTexts.agreed)
    await write(animalTexts.waiting, [line('RAT-SD', 'LAB-202', 30, 10, 15)])
    const returned = await write(animalTexts.returned, [line('MOUSE-ICR', 'LAB-201', 80, 7, 20)], 'PARTNER')
    await decideFirst(ctx, returned, 'recall', animalTexts.sentBack)
    const refused = await write(animalTexts.refused, [line('MOUSE-ICR', 'LAB-201', 40, 7, 25)])
    await decideFirst(ctx, refused, 'refuse', animalTexts.refusal)
    await addPlan(teacher, addAnimalPlan.body.parse({ course: animalTexts.draft, windowId: idOf('window'), draft: true }))
  })
