import { consolePaths } from '@campus/contract/paths/console.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { searchWords } from '@campus/web/console/search/words.ts'
import { partWords } from '@campus/web/features/administration/console/person/part-words.ts'
import { startWords } from '@campus/web/features/console/start/words.ts'
import { operationsWords } from '@campus/web/features/logs/console/operations/words.ts'
import { settingsWords } from '@campus/web/features/school/console/settings/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { screenTitle } from '../people/screen-title.ts'
import { ownSchools } from '../school/own-schools.ts'

test('with the keyboard alone: what waits, a person by how the name sounds, a setting, and a folded menu that keeps its place', async ({
  device,
}) => {
  const language = 'en_US'
  const { people } = ownSchools.people
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.start)
  await expect(page.getByRole('heading', { name: t(startWords.waiting) })).toBeVisible()
  await expectSound(page, 'steps/console-start')

  const search = console.dialog(searchWords.title)
  const box = search.getByRole('searchbox', { name: t(searchWords.label) })
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('murongxiaowen')
  await expect(search.getByRole('link', { name: people.student.name })).toBeVisible()
  await expectSound(page, 'steps/console-search')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectAt(page, consolePaths.person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(people.student.name)
  await expect(page.getByRole('heading', { name: t(partWords.sessions) })).toBeVisible()
  await expectSound(page, 'steps/console-person-parts')

  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('nobody at all like that')
  await expect(search.getByText(t(searchWords.none))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('watermark')
  await search
    .getByRole('link', { name: t(settingsWords.watermark) })
    .first()
    .press('Enter')
  await expectAt(page, consolePaths.settings)
  await expect(page.getByRole('heading', { name: t(settingsWords.watermark) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t(settingsWords.helpDesk), exact: true })).toHaveCount(0)
  await expectSound(page, 'steps/console-settings-found')

  const menu = page.getByRole('navigation', { name: t(frameWords.menu) })
  await menu.getByRole('button', { name: t(frameWords.closeAll) }).press('Enter')
  await expect(menu.getByRole('link')).toHaveText([t(screenTitle(consolePaths.settings))])
  await page.reload()
  await expect(menu.getByRole('link')).toHaveText([t(screenTitle(consolePaths.settings))])
  await menu.getByRole('searchbox', { name: t(frameWords.filter) }).fill('orders')
  await page.keyboard.press('Enter')
  await expectAt(page, consolePaths.orders)
  // The screen takes the focus when it arrives, and the key would go there.
  await expect(page.getByRole('heading', { level: 1, name: t(screenTitle(consolePaths.orders)) })).toBeVisible()
  await menu.getByRole('button', { name: t(frameWords.openAll) }).press('Enter')
  // The menu stays as it is while one goes on.
  const groups = page.locator('.console-groups')
  const payments = menu.getByRole('link', { name: t(screenTitle(consolePaths.payments)) })
  await payments.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const before = await groups.evaluate((place) => place.scrollTop)
  expect(before).toBeGreaterThan(0)
  await payments.evaluate((link: HTMLElement) => link.click())
  await expectAt(page, consolePaths.payments)
  expect(await groups.evaluate((place) => place.scrollTop)).toBe(before)
})

test('an auditor begins with the audit log, on a phone too', async ({ device }) => {
  const page = await device({ as: demoPerson('auditor'), language: 'zh_CN' })
  const { t } = reading(page, 'zh_CN')
  await atConsole(page, 'zh_CN').open(consolePaths.start)
  await expect(page.getByRole('heading', { name: t(startWords.waiting) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t(operationsWords.newest) })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectSound(page, 'steps/console-start-phone')
  await page.getByRole('button', { name: t(frameWords.openMenu) }).click()
  await page.getByRole('button', { name: t(searchWords.title) }).click()
  await expect(page.getByRole('searchbox', { name: t(searchWords.label) })).toBeFocused()
  await expectSound(page, 'steps/console-search-phone')
})
