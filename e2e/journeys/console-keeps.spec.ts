import { consolePaths } from '@campus/contract/paths/console.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { organisationWords } from '@campus/web/features/school/console/organisation/words.ts'
import { settingsWords } from '@campus/web/features/school/console/settings/words.ts'
import { editWords } from '@campus/web/features/terminals/console/edit/words.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { screenTitle } from '../people/screen-title.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'en_US'

test('choosing a row of a long list leaves the list where it is', async ({ device }) => {
  const page = await device({ as: demoPerson('admin'), size: 'wide', language, isShared: true })
  await page.setViewportSize({ width: 1440, height: 420 })
  await atConsole(page, language).open(consolePaths.terminals)
  await page.getByRole('rowheader').getByRole('button').first().click()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') })
  await expect(rows.nth(4)).toBeVisible()
  await rows.nth(4).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before, 'the list is longer than the window').toBeGreaterThan(100)
  await rows.nth(4).getByRole('button').click()
  await expect(page).toHaveURL(/[?&]id=/)
  await expect(rows.nth(4).getByRole('button')).toHaveAttribute('aria-current', 'true')
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5)
})

test('unsaved changes are asked about before they are lost: by a link, by Back, by another entry, and by an address typed', async ({
  device,
}) => {
  const { people, units } = ownSchools.settings
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, confirm } = reading(page, language)
  const console = atConsole(page, language)
  const question = page.getByRole('alertdialog')
  const menu = page.getByRole('navigation', { name: t(frameWords.menu) })
  const asked = async () => expect(question).toContainText(t(formWords.leaveTitle))

  await console.open(consolePaths.people)
  await menu.getByRole('link', { name: t(screenTitle(consolePaths.settings)) }).click()
  await console.box(settingsWords.watermarkText).fill('Not saved yet')
  await menu.getByRole('link', { name: t(screenTitle(consolePaths.people)) }).click()
  await asked()
  await confirm(formWords.stay)
  await expectAt(page, consolePaths.settings)
  await page.goBack()
  await asked()
  await confirm(formWords.stay)
  await expect(console.box(settingsWords.watermarkText)).toHaveValue('Not saved yet')
  await page.goBack()
  await asked()
  await confirm(formWords.leave)
  await expectAt(page, consolePaths.people)

  await console.open(consolePaths.terminal)
  await page.getByRole('textbox', { name: t(editWords.number) }).fill('T-99')
  await menu.getByRole('link', { name: t(screenTitle(consolePaths.people)) }).click()
  await asked()
  await confirm(formWords.leave)
  await expectAt(page, consolePaths.people)

  await console.open(consolePaths.organisation, { id: units.class.id })
  await console.box(organisationWords.code).fill('NEW-CODE')
  await page.getByRole('treeitem', { name: t(units.college.name) }).click()
  await asked()
  await confirm(formWords.stay)
  await expect(console.box(organisationWords.code)).toHaveValue('NEW-CODE')
  await console.open(consolePaths.people)
  await asked()
  await confirm(formWords.stay)
  await expectAt(page, consolePaths.organisation)
  await expect(console.box(organisationWords.code)).toHaveValue('NEW-CODE')
  await console.box(organisationWords.code).fill('C-SAVED')
  await button(fieldWords.save).click()
  await page.getByRole('treeitem', { name: t(units.college.name) }).click()
  await expect(question).toHaveCount(0)
})
