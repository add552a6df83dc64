import { fundYearList } from '@campus/contract/animalplan/catalogue.ts'
import { planStateNames } from '@campus/contract/animalplan/plans.ts'
import { handleTask } from '@campus/contract/approval/handling.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { Language } from '@campus/contract/language.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { animalFunds } from '@campus/demo/animalplan/catalogue.ts'
import { writeTable } from '@campus/server/platform/tables/write-table.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { planWords } from '@campus/web/features/animalplan/plan/words.ts'
import { writingWords } from '@campus/web/features/animalplan/writing/words.ts'
import { actionNames, decisionWords } from '@campus/web/features/approval/info/words.ts'
import type { Page } from '@playwright/test'
import { approvalLooks } from '../approval/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addTeacher, newcomersManager } from '../people/newcomer.ts'
import { demoPerson, firstOfStaff, type Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const dayAhead = (days: number) => dateOf(Date.now() + days * 86_400_000)
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Two lines, and one that the school does not sell. */
const table = () =>
  writeTable(
    [
      ['规格编码', '名称', '性别', '数量', '到货日期', '房间编码', '饲养天数'],
      ['MOUSE-ICR', '', '雄性', '20', dayAhead(30), 'LAB-201', '7'],
      ['RABBIT-NZW', '', '', '2', dayAhead(30), '', '0'],
      ['UNICORN', '', '', '1', dayAhead(30), '', '0'],
    ],
    'xlsx',
  )

const spentOf = async (who: Person, network: string) => {
  const { data } = await askServer(fundYearList, {}, network, { token: await tokenOf(who, network) })
  return data.find(({ code }) => code === animalFunds[0].code)?.spent
}

/** The demo fills its catalogue while people come in already. */
const spentOnceFilled = async (who: Person, network: string) => {
  await expect.poll(() => spentOf(who, network)).toBeGreaterThan(0)
  return (await spentOf(who, network)) ?? 0
}

/** Fills in a plan with lines of a table and hands it in. */
const writePlan = async (page: Page, language: Language, size: 'phone' | 'wide', course: string) => {
  const { field, button, text } = reading(page, language)
  await page.goto(`/#${animalPlanPaths.write.address}`)
  await field(planWords.course).fill(course)
  await field(planWords.term).selectOption({ index: 1 })
  await field(planWords.students).fill('40')
  await field(planWords.fund).selectOption({ index: 2 })
  await field(planWords.ethics).fill('LAC-2026-077')
  await page.locator('input[type=file]').setInputFiles({ name: 'lines.xlsx', mimeType: xlsx, buffer: Buffer.from(await table()) })
  await expect(page.getByRole('alert').filter({ hasText: '4' })).toBeVisible()
  await expect(page.getByText('¥300.00').first()).toBeVisible()
  await expectSound(page, `animalplan/write-${size}`)
  await button(writingWords.submit).click()
  await expectAt(page, animalPlanPaths.plan)
  await expect(text(planStateNames.submitted).first()).toBeVisible()
  await expectSound(page, `animalplan/plan-${size}`)
}

test('a plan is written, imported, priced, submitted and approved, and its fund is spent', async ({ device, network }) => {
  const teacher = await addTeacher(network, { name: 'Ada Qin' })
  const before = await spentOnceFilled(teacher, network)
  const page = await device({ as: teacher, ...approvalLooks.planning })
  const course = 'Physiology 2'
  await writePlan(page, 'zh_CN', 'phone', course)
  const manager = await device({ as: newcomersManager(), language: 'zh_CN' })
  await manager.goto(`/#${approvalPaths.todo.address}`)
  await manager.getByText(course).first().click()
  const atManager = reading(manager, 'zh_CN')
  await atManager.field(decisionWords.words).fill('同意')
  await atManager.button(actionNames.agree).click()
  const token = await tokenOf(firstOfStaff('D08'), network)
  const waiting = async () =>
    (await askServer(todoList, { pageSize: 100 }, network, { token })).data.rows.filter(({ owner }) => owner.name === teacher.name)
  await expect.poll(async () => (await waiting()).length).toBe(1)
  for (const { instanceId, taskId } of await waiting())
    await askServer(handleTask, { instanceId, taskId, action: 'agree', comment: { text: 'ok' } }, network, { token })
  await page.reload()
  await expect(reading(page, 'zh_CN').text(planStateNames.passed).first()).toBeVisible()
  expect(await spentOf(teacher, network)).toBeGreaterThan(before)
  await page.goto(`/#${animalPlanPaths.plans.address}`)
  await expect(page.getByText(course).first()).toBeVisible()
  await expectSound(page, 'animalplan/plans-phone')
})

test('a plan is written on a wide screen in English', async ({ device, network }) => {
  const teacher = await addTeacher(network, { name: 'Bea Sun' })
  await spentOnceFilled(teacher, network)
  await writePlan(await device({ as: teacher, language: 'en_US', size: 'wide' }), 'en_US', 'wide', 'Pharmacology')
})

test('administrators read and change the catalogue and find the plans', async ({ device, network }) => {
  await spentOnceFilled(await addTeacher(network, { name: 'Cy Tan' }), network)
  const page = await device({ as: demoPerson('admin'), language: 'en_US', size: 'wide' })
  for (const tab of ['funds', 'places', 'charges']) {
    await page.goto(`/#${consolePaths.animalCatalogue.address}?tab=${tab}`)
    await expect(page.getByRole('table')).toBeVisible()
    await expectSound(page, `animalplan/console-${tab}`)
  }
  await page.goto(`/#${consolePaths.animalPlans.address}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectSound(page, 'animalplan/console-plans')
})
