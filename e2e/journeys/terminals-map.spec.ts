import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { mapWords } from '@campus/web/domain/map/words.ts'
import { terminalWords } from '@campus/web/domain/terminal/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'en_US'

test('terminals that overlap on the plan are one marker, which opens them as a list, also by keyboard', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  const { t, button } = reading(page, language)
  await page.goto(`/#${terminalsPaths.map.address}`)
  const plan = page.getByRole('region', { name: t(terminalWords.map) })
  const signs = plan.locator('.plan-spot')
  await expect(signs.first()).toBeVisible()
  // From far enough away all of them are one.
  for (let steps = 0; steps < 8 && (await signs.count()) > 1; steps += 1) {
    await button(mapWords.zoomOut).click()
    await expect(plan.locator('.leaflet-zoom-anim')).toHaveCount(0)
  }
  await expect(signs).toHaveCount(1)

  const together = plan.getByRole('button', { expanded: false })
  await together.press('Enter')
  const few = plan.getByRole('list').getByRole('button')
  await expect(few.first()).toBeFocused()
  const count = await few.count()
  expect(count).toBeGreaterThan(1)
  await expect(plan.getByRole('list')).toHaveAccessibleName(t(mapWords.together(count)))
  await expect(plan.getByRole('button', { expanded: true })).toHaveAccessibleName(new RegExp(`^${t(mapWords.together(count))}: `))
  await expectSound(page, 'steps/terminals-together')
  await page.keyboard.press('Escape')
  await expect(few).toHaveCount(0)
  await expect(together).toBeFocused()

  await page.keyboard.press('Space')
  const name = ((await few.nth(1).textContent()) ?? '').split(' · ')[0] ?? ''
  await few.nth(1).press('Enter')
  await expect(page.getByRole('button', { name, expanded: true })).toBeVisible()
})
