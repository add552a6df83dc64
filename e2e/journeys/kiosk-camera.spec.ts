import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { visitWords } from '@campus/kiosk/visit/words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { stepWords } from '@campus/web/features/certificates/application/words.ts'
import { withCamera } from '../browser/camera.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { getPaper, pagesOut } from '../terminals/paper.ts'
import { expect, test } from '../terminals/terminal.ts'

test("the camera of a terminal reads the code from a phone's screen, and the paper is printed", async ({
  terminal,
  device,
  student,
  network,
}) => {
  const person = student({ years: 1 })
  const { applicationId, item } = await getPaper(person, 1, network)
  const phone = await device({ as: person, isShared: true })
  const { button, t } = reading(phone, 'zh_CN')
  await phone.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  await button(stepWords.show_code).click()
  const picture = await phone.getByRole('img', { name: t(pickUpWords.qr) }).screenshot()

  await withCamera(phone, picture, async (browser) => {
    const machine = await terminal(browser)
    const kiosk = atKiosk(machine)
    await machine.screen.getByRole('button', { name: kiosk.t(idleWords.camera) }).click()
    await expect(kiosk.heading(visitWords.yours)).toBeVisible()
    await kiosk.print(item.name)
    await kiosk.expectDone(item.pagesPerCopy)
    expect(pagesOut(machine)).toBe(item.pagesPerCopy)
  })
})
