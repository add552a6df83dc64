import { createHandover } from '@campus/contract/faces/checks.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { cameraWords } from '@campus/ui/camera/words.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { checkWords } from '@campus/web/features/faces/check/words.ts'
import { z } from 'zod'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const school = ownSchools.faces
const { stranger } = school.people

const Shown = z.object({ data: createHandover.output })

const troubles = { NotAllowedError: 'denied', NotFoundError: 'missing', NotReadableError: 'busy' } as const

test('a camera that is refused, missing or in use leaves the way without a face, and a computer takes the phone', async ({
  complaints,
  network,
  device,
}) => {
  await havePortrait(school, 'stranger', 7, [], network)
  for (const [error, why] of Object.entries(troubles)) {
    const page = await device({ as: stranger, isShared: true, language })
    const { text, button } = reading(page, language)
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await page.goto(`/#${facesPaths.ownCheck.address}`)
    await button(faceCheckWords.begin).click()
    await expect(text(cameraWords[why])).toBeVisible()
    await expectSound(page, `steps/face-camera-${why}`)
    await button(checkWords.helpDesk).click()
    await expectAt(page, helpPaths.helpDesk)
  }

  const computer = await device({ as: stranger, isShared: true, language, size: 'wide' })
  const desk = reading(computer, language)
  await computer.goto(`/#${facesPaths.check.address}`)
  await withPersonAtCamera(7, async (browser) => {
    const phone = await openDevice(browser, { complaints, network }, { as: stranger, isShared: true, language })
    const { text, button } = reading(phone, language)
    let url = ''
    await computer.route(`**${createHandover.path}?*`, async (route) => {
      const response = await route.fetch()
      url = Shown.parse(await response.json()).data.url
      await route.fulfill({ response })
    })
    await desk.button(checkWords.withPhone).click()
    await expect(computer.getByRole('img', { name: desk.t(checkWords.codeLabel) })).toBeVisible()
    await phone.goto(url)
    await expect(button(faceCheckWords.begin)).toBeVisible()
    await expect(desk.text(checkWords.taken)).toBeVisible()
    await expectSound(computer, 'steps/face-with-phone')
    await button(faceCheckWords.begin).click()
    await expect(text(checkWords.backToComputer)).toBeVisible()
    await phone.context().close()
  })
  await expect(desk.text(checkWords.passed)).toBeVisible()
  await expect(desk.text(checkWords.isPassed), 'the log shows it without another look').toBeVisible()
})
