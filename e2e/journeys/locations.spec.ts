import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { buildings } from '@campus/demo/school/buildings.ts'
import { mapWords } from '@campus/web/domain/map/words.ts'
import { locationWords } from '@campus/web/features/school/location/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const library = buildings.find(({ code }) => code === 'library')

for (const language of languagesOf(import.meta.url))
  test(`a place is found in the list or on the plan, without a map service (${language})`, async ({ device }) => {
    const name = library?.name ?? ['', '', '']
    const page = await device({ as: demoPerson('student'), isShared: true, language })
    const { t, text, button } = reading(page, language)
    await page.goto(`/#${messagesPaths.home.address}`)
    await page.goto(`/#${shellPaths.chooseLocation.address}?purpose=meeting`)
    await expect(
      page
        .getByRole('region', { name: t(locationWords.map) })
        .locator('path')
        .first(),
    ).toBeVisible()
    await expect(button(locationWords.confirm)).toBeDisabled()
    await button(mapWords.takeCentre).click()
    await expect(text(locationWords.pointOnMap)).toBeVisible()

    await page.getByRole('searchbox').fill(t(name))
    await page
      .getByRole('listitem')
      .getByRole('button', { name: t(name) })
      .click()
    await expect(page.getByRole('status').filter({ hasText: t(name) })).toBeVisible()
    await button(locationWords.confirm).click()
    await expectAt(page, messagesPaths.home)
    expect(await page.evaluate(() => sessionStorage.getItem('campus.location.meeting'))).toContain(t(name))
  })

test('a link without a place shows an error', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language: 'en_US' })
  await page.goto(`/#${shellPaths.openLocation.address}?latitude=north&longitude=9999`)
  await expect(reading(page, 'en_US').text(locationWords.nothingHere)).toBeVisible()
})
