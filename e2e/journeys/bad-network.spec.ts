import { accountPaths } from '@campus/contract/paths/account.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { feedbackWords } from '@campus/ui/feedback/words.ts'
import { stateWords } from '@campus/ui/states/words.ts'
import { appWords } from '@campus/web/app/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { shownCodeWords } from '@campus/web/features/kiosk/bridge/words.ts'
import { installation } from '@campus/web/installation/installation.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`without network the app shows it, still opens, and loads again when it is back (${language})`, async ({ device, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const page = await device({ language, offline: true })
    const { text, button } = reading(page, language)
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.context().setOffline(true)
    await expect(text(feedbackWords.offline)).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: reading(page, language).t(installation.product) })).toBeVisible()
    await expect(text(stateWords.noConnection)).toBeVisible()

    await page.context().setOffline(false)
    await expect(text(feedbackWords.offline)).toHaveCount(0)
    await expect(button(loginWords.logIn)).toBeVisible()
  })

for (const [kind, answer] of [
  ['is gone from the server', { status: 404, body: 'gone' }],
  ['does not arrive', undefined],
] as const)
  test(`a part of the app that ${kind} offers a reload, which helps`, async ({ device, complaints }) => {
    complaints.allow(/404|ERR_FAILED/)
    const page = await device({ language: 'en_US' })
    const { text, button } = reading(page, 'en_US')
    const part = '**/assets/bridge-screen-*.js'
    await page.route(part, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto(`/#${shellPaths.bridge.address}?code=PICK-UP-2048`)
    await expect(text(appWords.chunkFailed)).toBeVisible()
    await expectSound(page, `steps/part-that-${kind.replaceAll(' ', '-')}`)
    await page.unroute(part)
    await button(appWords.reload).click()
    await expect(text(shownCodeWords.bridgeTitle)).toBeVisible()
  })

test('a server that breaks is a clear sentence and another try', async ({ device, student, complaints }) => {
  complaints.allow(/500/)
  const page = await device({ as: student(), language: 'en_US' })
  const { text, button } = reading(page, 'en_US')
  const devices = '**/my/devices'
  await page.route(devices, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }))
  await page.goto(`/#${accountPaths.devices.address}`)
  await expect(text(stateWords.broken)).toBeVisible()
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  await expectSound(page, 'steps/broken-server')
  await page.unroute(devices)
  await button(stateWords.retry).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
})
