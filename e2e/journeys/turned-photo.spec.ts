import { makePhotoSheet, photoSizeNames } from '@campus/contract/cloudprint/files.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { cropWords } from '@campus/ui/crop/words.ts'
import { documentWords } from '@campus/web/features/cloudprint/document/words.ts'
import { photoWords as sheetWords } from '@campus/web/features/cloudprint/photo/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'

/** A picture that is wider than high. */
const lying = async (page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: Math.max(width, height), height: Math.min(width, height) } })
  return { name: 'side.png', mimeType: 'image/png', buffer }
}

test('a photo is turned before it is cropped and put on a sheet', async ({ device, student }) => {
  const page = await device({ as: student(), size: 'wide', language })
  const { t, text, button, field, choose } = reading(page, language)
  await page.goto(`/#${cloudPrintPaths.photo.address}`)
  await field(sheetWords.upload).setInputFiles(await lying(page))
  await expect(text(sheetWords.crop)).toBeVisible()
  await button(cropWords.turnRight).press('Enter')
  await choose(sheetWords.size, `${t(photoSizeNames.two_inch)} ${t(sheetWords.millimetres(35, 49))}`)
  await expectSound(page, 'steps/photo-turned')
  const asked = page.waitForRequest((request) => request.url().endsWith(makePhotoSheet.path))
  await button(sheetWords.make).click()
  const { degrees, crop } = makePhotoSheet.body.parse((await asked).postDataJSON())
  // The photo stands upright now, so its frame takes the whole width and leaves some of the height.
  expect([degrees, crop?.width, (crop?.height ?? 1) < 1]).toEqual([90, 1, true])
  await expectAt(page, cloudPrintPaths.document)
  await expect(text(documentWords.choices)).toBeVisible()
})
