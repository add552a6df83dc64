import { grantRoles } from '@campus/contract/administration/people.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleRefusals } from '@campus/contract/refusals/console.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { stateWords } from '@campus/ui/states/words.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { consentWords } from '@campus/web/domain/consent/words.ts'
import { unitWords } from '@campus/web/domain/unit/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { dictionaryWords } from '@campus/web/features/school/console/dictionaries/words.ts'
import { legalWords } from '@campus/web/features/school/console/legal-documents/words.ts'
import { organisationWords } from '@campus/web/features/school/console/organisation/words.ts'
import { settingsWords } from '@campus/web/features/school/console/settings/words.ts'
import { layoutWords } from '@campus/web/layout/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectHome } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { overlaysLeft } from '../people/overlays.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('what an administrator decides for the school is how the app looks and opens for everybody there', async ({ device }) => {
  const language = 'en_US'
  const { id, name, people } = ownSchools.settings
  const student = await device({ as: people.student, language })
  const tabs = student.getByRole('navigation', { name: layoutWords.sections[1] }).getByRole('link')
  await student.goto('/')
  await expectHome(student, people.student)
  await expect(tabs).toHaveCount(5)

  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, text } = reading(page, language)
  const console = atConsole(page, language)
  const save = button(settingsWords.save)
  const saved = (names: string) => expect(toast(settingsWords.saved(names))).toBeVisible()
  await console.open(consolePaths.settings)
  await page.getByRole('checkbox', { name: t(settingsWords.hasHomeTab) }).uncheck()
  await save.click()
  await saved(t(settingsWords.tabs))
  await student.reload()
  await expect(tabs).toHaveCount(4)
  await page.getByRole('checkbox', { name: t(settingsWords.hasHomeTab) }).check()
  await save.click()
  await expect(save).toHaveCount(0)
  await student.reload()
  await expect(tabs).toHaveCount(5)

  // The watermark is seen while it is chosen; what is not wanted is put back.
  const preview = page.getByRole('figure').locator('text').first()
  await expect(preview).toHaveText(people.admin.name)
  await console.box(settingsWords.watermarkText).fill('For internal use')
  await expect(preview).toHaveText('For internal use')
  await button(settingsWords.discard).click()
  await expect(preview).toHaveText(people.admin.name)
  const finder = page.getByRole('searchbox', { name: t(settingsWords.find) })
  await finder.fill('no setting is called that')
  await expect(text(settingsWords.noneLikeThat)).toBeVisible()
  await button(stateWords.showAll).click()
  await expect(finder).toHaveValue('')
  await expect(text(settingsWords.noneLikeThat)).toBeHidden()

  const messages = page.getByRole('spinbutton', { name: t(settingsWords.messages) })
  await messages.fill('7')
  await save.click()
  await expect(messages).toHaveAttribute('aria-invalid', 'true')
  await messages.fill('90')
  await save.click()
  await saved(t(settingsWords.retention))

  // Nobody locks themselves out, and one way in has to stay.
  const group = (label: Phrase) => page.getByRole('group', { name: t(label) })
  await group(settingsWords.userTypes)
    .getByRole('checkbox', { name: t(userTypeNames.teacher) })
    .uncheck()
  await save.click()
  await expect(text(consoleRefusals.no_way_in)).toBeVisible()
  await group(settingsWords.userTypes)
    .getByRole('checkbox', { name: t(userTypeNames.teacher) })
    .check()
  const ways = group(settingsWords.loginWays)
  for (const way of ['password', 'phone', 'email'] as const) await ways.getByRole('checkbox', { name: t(settingsWords[way]) }).uncheck()
  await save.click()
  await expect(ways).toContainText(t(fieldTexts.required))
  await expectSound(page, 'steps/console-settings-refused')
  await ways.getByRole('checkbox', { name: t(settingsWords.password) }).check()
  await save.click()
  await saved(t(settingsWords.loginWays))
  await overlaysLeft(page)
  await page.reload()
  await expect(messages).toHaveValue('90')
  await expect(ways.getByRole('checkbox', { checked: true })).toHaveCount(1)

  const door = await device({ language, school: { id, name: t(name) } })
  await door.goto('/')
  await expect(door.getByLabel(t(loginWords.password), { exact: true })).toBeVisible()
  await expect(door.getByRole('group', { name: t(loginWords.way) })).toHaveCount(0)
})

test('lists and units are maintained: entries in use stay, duplicates are refused', async ({ device, network }) => {
  const language = 'zh_CN'
  const { people, units } = ownSchools.lists
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, text, confirm } = reading(page, language)
  const console = atConsole(page, language)

  await console.open(consolePaths.dictionaries, { type: 'relation' })
  const adding = console.dialog(dictionaryWords.add)
  const fillLabels = async (within: typeof adding, label: string, words: readonly string[]) => {
    const names = [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese]
    for (const [index, nameIn] of names.entries()) await console.box(nameIn(label), within).fill(words[index] ?? '')
  }
  await button(dictionaryWords.add).click()
  await console.box(dictionaryWords.value, adding).fill('parent')
  await fillLabels(adding, t(dictionaryWords.label), ['监护人', 'Guardian', '監護人'])
  await adding.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(adding).toContainText(t(consoleRefusals.dictionary_word_taken))
  await console.box(dictionaryWords.value, adding).fill('guardian')
  await adding.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(toast(dictionaryWords.saved)).toBeVisible()
  await console.row('监护人').getByRole('button').click()
  const editing = console.dialog(dictionaryWords.edit)
  await editing.getByRole('checkbox', { name: t(dictionaryWords.isOpen) }).uncheck()
  await editing.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(console.row('监护人')).toContainText(t(dictionaryWords.closed))
  await expectSound(page, 'steps/console-dictionary')

  const token = await tokenOf(people.admin, network)
  const { otherClass } = units
  const choose = (unit: typeof otherClass) => console.open(consolePaths.organisation, { id: unit.id })
  await choose(units.class)
  await expect(button(organisationWords.remove)).toBeDisabled()
  const code = console.box(organisationWords.code)
  await code.fill(otherClass.code)
  await button(fieldWords.save).click()
  await expect(text(consoleRefusals.unit_code_taken)).toBeVisible()
  await expectSound(page, 'steps/console-unit-refused')

  // What was refused is not saved: leaving it is asked about. Nothing can be moved into itself.
  await choose(units.major)
  await confirm(formWords.leave)
  await page.getByRole('button', { name: `${t(organisationWords.parent)}: ` }).click()
  const parents = page.getByRole('dialog', { name: t(organisationWords.parent) })
  await parents.getByRole('searchbox').fill(t(units.major.name))
  await expect(parents.getByText(t(unitWords.noMatch))).toBeVisible()
  await parents.getByRole('button', { name: t(unitWords.close) }).click()

  const add = async (parent: Phrase, code: string, names: Phrase) => {
    await button(organisationWords.add).click()
    const under = console.dialog(organisationWords.addUnder(t(parent)))
    await fillLabels(under, t(organisationWords.name), names)
    await console.box(organisationWords.code, under).fill(code)
    await under.getByRole('button', { name: t(fieldWords.save) }).click()
    await expect(page.getByRole('heading', { level: 2, name: t(names) })).toBeVisible()
  }
  await add(units.major.name, 'EMPTY', ['空班', 'Empty class', '空班'])
  await page.getByRole('treeitem', { name: t(units.college.name) }).click()
  await add(units.college.name, 'C1M2', ['航海技术', 'Navigation', '航海技術'])
  await page.getByRole('treeitem', { name: '空班' }).click()
  await console.pickUnit(organisationWords.parent, ['航海技术', '', ''])
  await button(fieldWords.save).click()
  await expect(text(['海洋学院 / 航海技术 / 空班', '', ''])).toBeVisible()

  // It is gone once nobody's scope holds it.
  const id = new URLSearchParams(page.url().split('?')[1]).get('id') ?? ''
  const grant = (scopes: { role: 'manager'; reach: 'unit'; scopeUnitId: string }[]) =>
    askServer(grantRoles, { id: people.teacher.id, grants: scopes }, network, { token })
  await grant([{ role: 'manager', reach: 'unit', scopeUnitId: id }])
  await button(organisationWords.remove).click()
  await confirm(organisationWords.remove)
  await expect(toast(consoleRefusals.unit_in_use)).toBeVisible()
  await grant([])
  await button(organisationWords.remove).click()
  await confirm(organisationWords.remove)
  await expect(toast(organisationWords.removed)).toBeVisible()
  await expect(page.getByRole('treeitem', { name: '空班' })).toHaveCount(0)
})

test('a new version of an agreement asks everybody logged in to agree', async ({ device }) => {
  const language = 'zh_CN'
  const { people } = ownSchools.agreements
  const student = await device({ as: people.student, language })
  const asked = student.getByRole('dialog', { name: consentWords.title[0] })
  await student.goto('/')
  await expectHome(student, people.student)
  await expect(asked).toHaveCount(0)

  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, confirm } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.legalDocuments)
  await expectSound(page, 'steps/console-agreements')
  await button(legalWords.write).click()
  await console.box(legalWords.version).fill('1.0')
  await button(legalWords.publish).click()
  await confirm(legalWords.publish)
  await expect(page.getByText(t(consoleRefusals.version_taken))).toBeVisible()
  await console.box(legalWords.version).fill('2.0')
  await button(legalWords.publish).click()
  await confirm(legalWords.publish)
  await expect(toast(legalWords.published)).toBeVisible()
  await expect(console.row('2.0')).toContainText(t(legalWords.inForce))
  await expect(console.row('1.0')).toContainText(t(legalWords.past))

  await student.reload()
  await expect(asked).toContainText(t(consentWords.version('2.0')))
  await expectSound(student, 'steps/consent-asked')
  await asked.getByRole('button', { name: t(consentWords.agree) }).click()
  await expect(asked).toHaveCount(0)
  await overlaysLeft(student)
  await student.reload()
  await expectHome(student, people.student)
  await page.reload()
  await expect(console.row('2.0').getByRole('cell').last()).toHaveText('1')
  await expect(asked).toHaveCount(0)
})
