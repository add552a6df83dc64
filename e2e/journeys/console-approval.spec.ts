import { readFile } from 'node:fs/promises'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { problemTexts } from '@campus/server/modules/approval/designer/problem-texts.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { officePeopleWords } from '@campus/web/domain/office-people/words.ts'
import { instancesWords } from '@campus/web/features/approval/console/instances/words.ts'
import { conditionWords } from '@campus/web/features/approval/console/process/conditions/words.ts'
import { formWords, kindNames } from '@campus/web/features/approval/console/process/form/words.ts'
import { panelWords } from '@campus/web/features/approval/console/process/panel/words.ts'
import { nodeKinds, treeWords } from '@campus/web/features/approval/console/process/tree/words.ts'
import { trialWords } from '@campus/web/features/approval/console/process/trial/words.ts'
import { designerWords } from '@campus/web/features/approval/console/process/words.ts'
import { processesWords } from '@campus/web/features/approval/console/processes/words.ts'
import { ruleWords } from '@campus/web/features/approval/console/rules/words.ts'
import type { Page } from '@playwright/test'
import { atDesigner } from '../approval/at-designer.ts'
import { approvalLooks } from '../approval/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const { language } = approvalLooks.designing
const { people, units } = ownSchools.processes
const group = ['海事', 'Maritime', '海事'] as const
const process = ['用船申请', 'Use of a boat', '用船申請'] as const

const nameThree = async (page: Page, label: readonly [string, string, string], names: readonly string[], read: Language = language) => {
  const { t } = reading(page, read)
  const { box } = atConsole(page, read)
  for (const [index, nameIn] of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese].entries())
    await box(nameIn(t(label)), page.getByRole('dialog')).fill(names[index] ?? '')
}

test('a process is designed by keyboard, checked, published, exported and imported', async ({ device }) => {
  const page = await device({ as: people.admin, ...approvalLooks.designing })
  const { t, button, toast, field } = reading(page, language)
  const console = atConsole(page, language)
  const designer = atDesigner(page, language)
  await console.open(consolePaths.approvalProcesses)
  await button(processesWords.addGroup).first().click()
  await nameThree(page, processesWords.name, group)
  await button(fieldWords.save).click()
  await expect(page.getByRole('heading', { name: group[1] })).toBeVisible()
  await button(processesWords.add).click()
  await nameThree(page, processesWords.name, process)
  await button(fieldWords.save).click()
  await expect(page.getByRole('heading', { level: 1, name: process[1] })).toBeVisible()

  // What is missing stands in the list and at its step, and keeps it from being published.
  await expect(designer.problems).toContainText(t(problemTexts.no_people))
  await expect(designer.part('node_1')).toContainText(t(problemTexts.no_people))
  await expect(designer.publish).toBeDisabled()

  // A choice is added after the start, and moved behind the approval.
  await designer.part('root').focus()
  await page.keyboard.press('+')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(nodeKinds.CONDITIONS) })
    .press('Enter')
  await expect(designer.parts).toHaveCount(5)
  const gateway = designer.parts.nth(1)
  await gateway.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(designer.parts.nth(1)).toHaveAttribute('data-part', 'node_1')
  await expect(designer.parts.nth(2)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(designer.parts.nth(4)).toHaveAttribute('data-part', 'node_1')
  await page.keyboard.press('Control+y')
  await expect(designer.parts.nth(1)).toHaveAttribute('data-part', 'node_1')

  // The mouse drags the approval into the default branch, and the button undoes it.
  const inOtherwise = button(treeWords.addAfter(t(treeWords.otherwise)))
  // A page that scrolls while the button is held drops nothing.
  await inOtherwise.scrollIntoViewIfNeeded()
  // A busy browser may lose a drag on its way; the mouse tries again as people do.
  await expect(async () => {
    await designer.part('node_1').dragTo(inOtherwise)
    await expect(designer.parts.nth(4)).toHaveAttribute('data-part', 'node_1', { timeout: 5000 })
  }).toPass()
  await button(designerWords.undo).click()
  await expect(designer.parts.nth(1)).toHaveAttribute('data-part', 'node_1')

  // A copy of the approval in the default branch, taken away again.
  await designer.part('node_1').focus()
  await page.keyboard.press('Control+c')
  await designer.parts.nth(4).focus()
  await page.keyboard.press('Control+v')
  await expect(designer.parts).toHaveCount(6)
  await designer.parts.nth(5).focus()
  await page.keyboard.press('Delete')
  await expect(designer.parts).toHaveCount(5)

  // The condition is about the starter.
  await designer.parts.nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(designer.panel.getByLabel(t(panelWords.name), { exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Sailors')
  await designer.panel.getByLabel(t(conditionWords.field), { exact: true }).selectOption('root')
  await console.pickUnit(conditionWords.units, units.college.name, designer.panel)
  await page.getByRole('dialog').getByRole('button', { name: /^Done/ }).click()
  await expect(designer.parts.nth(3)).toContainText('Sailors')

  await designer.part('node_1').focus()
  await page.keyboard.press('Enter')
  await designer.nameDecider(people.teacher)
  await expect(designer.part('node_1')).toContainText(people.teacher.name)
  await designer.expectSaved()
  await expect(designer.problems).toHaveCount(0)
  await expectSound(page, 'steps/console-approval-tree-en')

  // The form: a number and a formula over it.
  await designer.goToTab(designerWords.formTab)
  await page
    .getByRole('group', { name: t(formWords.palette) })
    .getByRole('button', { name: t(kindNames.NumberInput), exact: true })
    .click()
  await page
    .getByRole('group', { name: t(formWords.palette) })
    .getByRole('button', { name: t(kindNames.CalcFormula), exact: true })
    .click()
  await field(formWords.expression).fill('field2 * field9')
  await expect(page.getByText(t(formWords.formulaUnknown('field9')))).toBeVisible()
  await field(formWords.expression).fill('field2 * 2')
  await expect(page.getByText(t(formWords.formulaRight))).toBeVisible()
  await page.locator('[data-field="field3"]').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[data-field]').nth(1)).toHaveAttribute('data-field', 'field3')
  await page.keyboard.press('Alt+ArrowDown')
  await designer.expectSaved()
  await expectSound(page, 'steps/console-approval-form-en')

  // Tried before it is published, and kept as a check.
  await designer.goToTab(designerWords.trialTab)
  await page.getByRole('button', { name: `${t(trialWords.starter)}: ${t(officePeopleWords.choosePerson)}` }).click()
  const starters = page.getByRole('dialog', { name: t(trialWords.starter), exact: true })
  await starters.getByRole('searchbox').fill(people.admin.name)
  await starters.getByRole('button', { name: people.admin.name }).click()
  await button(trialWords.run).click()
  await expect(page.getByText(t(trialWords.stopped), { exact: true })).toBeVisible()
  await page.getByLabel('Reason').fill('A trip to the lighthouse')
  await button(trialWords.run).click()
  await expect(page.getByText(t(trialWords.passed), { exact: true })).toBeVisible()
  await expect(page.locator('.office-path')).toContainText(people.teacher.name)
  await field(trialWords.name).fill('Lighthouse')
  await button(trialWords.keep).click()
  await expect(page.getByRole('button', { name: t(trialWords.loadOne('Lighthouse')) })).toBeVisible()
  await designer.expectSaved()
  await expectSound(page, 'steps/console-approval-trial-en')

  // Somebody else saves first: who comes later is asked, and loses nothing without having said so.
  const other = await device({ as: people.admin, size: 'wide', language })
  const otherDesigner = atDesigner(other, language)
  await other.goto(page.url().replace(/&tab=\w+/, ''))
  await otherDesigner.part('node_1').focus()
  await other.keyboard.press('Enter')
  await expect(other.locator('input:focus')).toBeVisible()
  await other.keyboard.press('Control+a')
  await other.keyboard.type('Harbour master')
  await expect(otherDesigner.part('node_1')).toContainText('Harbour master')
  await otherDesigner.expectSaved()
  await designer.goToTab(designerWords.treeTab)
  await designer.part('root').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type(' again')
  const question = page.getByRole('alertdialog', { name: t(designerWords.conflictTitle) })
  await question.getByRole('button', { name: t(designerWords.reload), exact: true }).click()
  await expect(designer.part('node_1')).toContainText('Harbour master')

  await designer.publishAs(1)
  await expect(designer.state).toContainText(t(designerWords.publishedAs(1)))

  const downloading = page.waitForEvent('download')
  await button(designerWords.exportFile).click()
  const file = await (await downloading).path()
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  expect(written).toMatchObject({ name: process[0], process: { children: { id: 'node_1', name: 'Harbour master' } } })

  // An earlier version comes back as the draft.
  await designer.part('node_1').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Lighthouse crew')
  await designer.expectSaved()
  await designer.goToTab(designerWords.versionsTab)
  await button(designerWords.restore).click()
  await expect(toast(designerWords.restored(1))).toBeVisible()
  await designer.goToTab(designerWords.treeTab)
  await expect(designer.part('node_1')).toContainText('Harbour master')
  await designer.expectSaved()

  await console.open(consolePaths.approvalProcesses)
  await expectSound(page, 'steps/console-approval-processes-en')
  await button(processesWords.importFile).click()
  await page
    .getByRole('dialog')
    .getByLabel(t(processesWords.file))
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(processesWords.importFile), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toContainText(t(processesWords.unreadable('not_json')))
  await page.getByRole('dialog').getByLabel(t(processesWords.file)).setInputFiles(file)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(processesWords.importFile), exact: true })
    .click()
  await expect(toast(processesWords.imported)).toBeVisible()
  await expect(designer.state).toContainText(t(designerWords.draftOf(1)))
  await expect(designer.part('node_1')).toContainText('Harbour master')
})

test('the same is edited as a list on a phone, and applications are listed', async ({ device }) => {
  const page = await device({ as: people.admin, ...approvalLooks.listing })
  const { t, button, text } = reading(page, 'zh_CN')
  const console = atConsole(page, 'zh_CN')
  await console.open(consolePaths.approvalProcesses)
  await button(processesWords.addGroup).first().click()
  for (const nameIn of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese])
    await console.box(nameIn(t(processesWords.name)), page.getByRole('dialog')).fill('Phone')
  await button(fieldWords.save).click()
  await button(processesWords.add).click()
  await page.getByRole('dialog').locator('select').first().selectOption({ label: 'Phone' })
  for (const nameIn of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese])
    await console.box(nameIn(t(processesWords.name)), page.getByRole('dialog')).fill('Phone process')
  await button(fieldWords.save).click()
  await expect(text(treeWords.nobodyYet)).toBeVisible()
  await page.getByRole('button', { name: t(treeWords.addAfter('审批')) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(nodeKinds.CONCURRENTS) })
    .click()
  await expect(page.locator('[data-part]')).toHaveCount(5)
  await expectSound(page, 'steps/console-approval-tree-phone')
  await page.locator('[data-part="node_1"]').click()
  const panel = page.getByRole('dialog', { name: t(panelWords.panel) })
  await expect(panel).toContainText(t(problemTexts.no_people))
  await expectSound(page, 'steps/console-approval-panel-phone')
  await panel.getByRole('button', { name: t(panelWords.moveDown), exact: true }).click()
  await expect(page.locator('[data-part]').last()).toHaveAttribute('data-part', 'node_1')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.locator('.designer-state')).toContainText(t(designerWords.saved))
  const desk = await device({ as: people.admin, size: 'wide', language: 'zh_CN' })
  await desk.goto(page.url())
  await expect(desk.locator('[data-part]').last()).toHaveAttribute('data-part', 'node_1')
  await expectSound(desk, 'steps/console-approval-tree-zh')
  const tabs = desk.getByRole('group', { name: t(designerWords.parts), exact: true })
  for (const [tab, picture] of [
    [designerWords.settingsTab, 'settings'],
    [designerWords.versionsTab, 'versions'],
  ] as const) {
    await tabs
      .locator('label')
      .filter({ hasText: t(tab) })
      .click()
    await expectSound(desk, `steps/console-approval-${picture}-zh`)
  }
  await console.open(consolePaths.approvalRules)
  await expect(text(ruleWords.none)).toBeVisible()
  await button(ruleWords.add).click()
  await nameThree(page, ruleWords.name, ['部门管理教师', 'Unit managers', '部門管理教師'], 'zh_CN')
  const choose = (label: Phrase) => page.getByRole('dialog').getByLabel(t(label), { exact: true })
  await choose(ruleWords.kind).selectOption('condition')
  await choose(ruleWords.formOf).selectOption({ label: 'Phone process' })
  await choose(conditionWords.field).selectOption('field1')
  await choose(conditionWords.value).fill('出海')
  await expectSound(page, 'steps/console-approval-condition-phone')
  await choose(ruleWords.kind).selectOption('query')
  await choose(ruleWords.query).selectOption('unit_managers')
  await expectSound(page, 'steps/console-approval-rule-phone')
  await button(fieldWords.save).click()
  await expect(page.getByRole('button', { name: '部门管理教师' })).toBeVisible()
  const rules = await device({ as: people.admin, size: 'wide', language })
  await atConsole(rules, language).open(consolePaths.approvalRules)
  await rules.getByRole('button', { name: 'Unit managers' }).click()
  await expectSound(rules, 'steps/console-approval-rule-en')
  await rules.getByRole('button', { name: reading(rules, language).t(ruleWords.retire) }).click()
  await rules
    .getByRole('alertdialog')
    .getByRole('button', { name: reading(rules, language).t(ruleWords.retire) })
    .click()
  await expect(reading(rules, language).text(ruleWords.none)).toBeVisible()
  await console.open(consolePaths.approvalInstances)
  await expect(text(instancesWords.none)).toBeVisible()
  await expectSound(page, 'steps/console-approval-instances-phone')
})
