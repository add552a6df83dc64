import { accountPaths } from '@campus/contract/paths/account.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '@campus/server/testing/ask.ts'
import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { address } from '../address.ts'
import { expectAt, expectAtLogin, expectHome } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { demoPerson } from '../people/person.ts'

const Kept = z.object({ token: z.string(), remember: z.string() })

const keptOn = async (page: Page) => Kept.parse(JSON.parse((await page.evaluate(() => localStorage.getItem('campus.session'))) ?? ''))

/** What is left of a session that the server has forgotten. */
const loseSession = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('campus.session') ?? '{}') as object
    localStorage.setItem('campus.session', JSON.stringify({ ...kept, token: 'x'.repeat(43) }))
  })

test('a remembered device is logged in automatically, and only until it is logged out', async ({ device, network }) => {
  const person = demoPerson('manager')
  const page = await device()
  const login = atLogin(page, 'zh_CN')
  await page.goto('/')
  await login.remember.check()
  await login.logInByPassword(person)
  await expectHome(page, person)

  const before = await keptOn(page)
  await loseSession(page)
  await page.goto(`/#${accountPaths.devices.address}`)
  // A notice that is open at home has the app open the address itself, a moment later.
  await expectAt(page, accountPaths.devices)
  await page.reload()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectAt(page, accountPaths.devices)
  const after = await keptOn(page)
  expect(after.remember).not.toBe(before.remember)

  await logOut(page, 'zh_CN')
  await page.goto(`/#${accountPaths.devices.address}`)
  await expectAtLogin(page)
  const again = await asker(address)(ownInfo, {}, { remember: after.remember, headers: { 'x-forwarded-for': network } })
  expect(again.result).toBe('login')
})

test('a screen that is left at the wrong moment does not cost the remembered login', async ({ device }) => {
  const page = await device({ as: demoPerson('teacher'), remember: true })
  await page.goto(`/#${accountPaths.security.address}`)
  await expectAt(page, accountPaths.security)
  await loseSession(page)
  const isOpen = Promise.withResolvers<void>()
  const isRenewed = new Promise<void>((resolve) => {
    const holdAnswer = async (route: Route) => {
      if (!route.request().headers()['x-remember']) return route.continue()
      const response = await route.fetch()
      await isOpen.promise
      await page.goto(`/#${accountPaths.devices.address}`)
      await expectAt(page, accountPaths.devices)
      await page.unroute('**/*')
      // Where the page has given up on the answer there is nobody to give it to.
      await route.fulfill({ response }).catch(() => undefined)
      resolve()
    }
    void page.route('**/*', holdAnswer)
  })
  await page.reload()
  isOpen.resolve()
  await isRenewed
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('a device that was not to be remembered has to log in again', async ({ device }) => {
  const page = await device({ as: demoPerson('auditor') })
  await page.goto(`/#${accountPaths.security.address}`)
  await expectAt(page, accountPaths.security)
  await loseSession(page)
  await page.reload()
  await page.goto(`/#${accountPaths.devices.address}`)
  await expectAtLogin(page)
})

test('two tabs that meet a lost session at once renew it once, and both stay in', async ({ device }) => {
  const page = await device({ as: demoPerson('teacher'), remember: true })
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto(`/#${accountPaths.devices.address}`)
  const before = await keptOn(page)
  // Neither tab may ask for anything before both do.
  await other.goto('about:blank')
  await loseSession(page)
  await page.goto('about:blank')
  let renewals = 0
  await page.context().route('**/*', async (route) => {
    if (!route.request().headers()['x-remember']) return route.continue()
    renewals += 1
    // Held, so that the other tab meets the loss meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await Promise.all([page, other].map((tab) => tab.goto(`/#${accountPaths.devices.address}`)))
  for (const tab of [page, other]) {
    await expect(tab.getByRole('listitem').first()).toBeVisible()
    await expectAt(tab, accountPaths.devices)
  }
  expect(renewals).toBe(1)
  const after = await keptOn(page)
  expect(after.remember).not.toBe(before.remember)
  expect(await keptOn(other)).toEqual(after)
})

test('a renewal whose answer is lost on the way costs neither this login nor that of another device', async ({ device, complaints }) => {
  complaints.allow(/ERR_CONNECTION_RESET/)
  const person = demoPerson('teacher')
  const laptop = await device({ as: person, size: 'wide' })
  const page = await device()
  const login = atLogin(page, 'zh_CN')
  await page.goto('/')
  await login.remember.check()
  await login.logInByPassword(person)
  await expectHome(page, person)
  await loseSession(page)
  let lost = 0
  await page.context().route('**/*', async (route) => {
    if (!route.request().headers()['x-remember'] || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`/#${accountPaths.devices.address}`)
  await expectAt(page, accountPaths.devices)
  await page.reload()
  await expect.poll(() => lost).toBe(1)
  await page.reload()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectAt(page, accountPaths.devices)
  await laptop.goto(`/#${accountPaths.devices.address}`)
  await laptop.reload()
  await expect(laptop.getByRole('listitem').first()).toBeVisible()
  await expectAt(laptop, accountPaths.devices)
})
