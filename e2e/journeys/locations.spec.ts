import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { findAddresses } from '@campus/contract/school/distances.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
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

test('with a map service there are satellite pictures and addresses beyond the campus', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language: 'en_US' })
  const { t, button } = reading(page, 'en_US')
  const change = (path: string, data: object) =>
    page.route(`**${path}*`, async (route) => {
      const answer = await route.fetch()
      const envelope = (await answer.json()) as { data: object }
      await route.fulfill({ json: { ...envelope, data: Array.isArray(data) ? data : { ...envelope.data, ...data } } })
    })
  const tiles = (kind: string) => `/tiles/${kind}/{z}/{x}/{y}.svg?key={key}`
  await change(loginInit.path, { map: { key: 'k', tileUrl: tiles('standard'), satelliteUrl: tiles('satellite') } })
  await change(campusPlaces.path, { completesAddresses: true })
  const office = { name: 'Post office', address: 'Long Street 8', latitude: 30.25, longitude: 119.7 }
  await change(findAddresses.path, [office])
  await page.route('**/tiles/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(`/#${shellPaths.chooseLocation.address}?purpose=meeting`)
  await expect(page.locator('img[src*="/tiles/standard/"]').first()).toBeAttached()
  await button(mapWords.satellite).click()
  await expect(page.locator('img[src*="/tiles/satellite/"]').first()).toBeAttached()
  await expect(page.locator('img[src*="/tiles/standard/"]')).toHaveCount(0)
  await page.getByRole('searchbox').fill('post')
  await page
    .getByRole('region', { name: t(locationWords.addresses) })
    .getByRole('button', { name: /Post office/ })
    .click()
  await button(locationWords.confirm).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campus.location.meeting'))).toContain('Post office')
})

test('a link without a place shows an error', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language: 'en_US' })
  await page.goto(`/#${shellPaths.openLocation.address}?latitude=north&longitude=9999`)
  await expect(reading(page, 'en_US').text(locationWords.nothingHere)).toBeVisible()
})
