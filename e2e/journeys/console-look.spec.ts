import { fieldTexts } from '@campus/contract/field-texts.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { enrolmentCode, saveTerminal } from '@campus/contract/terminals/console.ts'
import { terminalAbilities } from '@campus/contract/terminals/terminal-states.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import { lookWords } from '@campus/web/features/school/console/look/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="80"><rect width="160" height="80" rx="12" fill="#7a0019"/><circle cx="40" cy="40" r="24" fill="#ffd34d"/><path d="M80 24h60v8H80zm0 16h60v8H80z" fill="#ffffff"/></svg>`

const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim().toLowerCase())

/** Painted, not only named: its bytes came. */
const widthOf = (page: Page, selector: string) => page.locator(selector).evaluate((image: HTMLImageElement) => image.naturalWidth)

test('an administrator gives the school a logo and a colour, and login page and terminal wear them', async ({ device, network }) => {
  const language = 'en_US'
  const { people } = ownSchools.appearance
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.look)
  const colour = page.getByLabel(t(lookWords.colour), { exact: true })
  await colour.fill('#ffd34d')
  await expect(text(fieldTexts.colour_too_light)).toBeVisible()
  await colour.fill('#7a0019')
  await expect(text(fieldTexts.colour_too_light)).toHaveCount(0)
  const logo = page.getByLabel(t(lookWords.chooseLogo))
  await logo.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(logo).toHaveAttribute('aria-invalid', 'true')
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByRole('img', { name: t(lookWords.logo) })).toBeVisible()
  await console.box(fieldWords.inEnglish(t(lookWords.names))).fill('Harbour University')
  await expect(page.getByRole('region', { name: t(lookWords.preview) })).toContainText('Harbour University')
  await expectSound(page, 'steps/console-look')
  await button(fieldWords.save).click()
  await expect(toast(lookWords.saved)).toBeVisible()
  await expect.poll(() => brandOf(page)).toBe('#7a0019')
  await expect.poll(() => widthOf(page, '.console-brand img')).toBe(512)

  const visitor = await device({ language })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: t(demoUniversity.name) }).click()
  const sheet = visitor.getByRole('dialog', { name: t(schoolWords.choose) })
  await sheet.getByRole('searchbox').fill('Harbour')
  await sheet.getByRole('button', { name: 'Harbour University' }).click()
  await expect(visitor.getByRole('button', { name: 'Harbour University' })).toBeVisible()
  await expect.poll(() => widthOf(visitor, '.login-logo')).toBe(512)
  expect(await brandOf(visitor)).toBe('#7a0019')
  await expectSound(visitor, 'steps/login-look')

  const token = await tokenOf(people.admin, network)
  const terminal = {
    number: 'L-1',
    name: '一号终端',
    nameEn: 'Terminal one',
    nameTw: '一號終端',
    location: '一楼',
    locationEn: 'Ground floor',
    locationTw: '一樓',
    latitude: 30,
    longitude: 120,
    abilities: [...terminalAbilities],
    hours: [],
    isInUse: true,
  }
  const added = (await askServer(saveTerminal, terminal, network, { token })).data
  const enrolment = (await askServer(enrolmentCode, { terminalId: added.id, part: 'screen' }, network, { token })).data
  const kiosk = await device({ size: 'wide', language })
  await kiosk.goto(`/kiosk/index.html#enrol=${enrolment.code}`)
  await expect.poll(() => widthOf(kiosk, '.frame-logo')).toBe(512)
  expect(await brandOf(kiosk)).toBe('#7a0019')
  await expectSound(kiosk, 'steps/kiosk-look')
})
