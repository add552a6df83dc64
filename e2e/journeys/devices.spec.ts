import { accountPaths } from '@campus/contract/paths/account.ts'
import { deviceWords } from '@campus/web/features/account/devices/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectAt, expectAtLogin } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const devicesAddress = `/#${accountPaths.devices.address}`

for (const language of languagesOf(import.meta.url))
  test(`one device ends the other, which is asked to log in again (${language})`, async ({ device, studentWithPassword }) => {
    const person = await studentWithPassword()
    const lost = await device({ as: person, size: 'wide', language })
    await lost.goto(`/#${accountPaths.security.address}`)
    await expectAt(lost, accountPaths.security)
    const kept = await device({ as: person, language })
    const { text, confirm } = reading(kept, language)
    await kept.goto(devicesAddress)
    await expect(text(deviceWords.thisOne)).toHaveCount(1)
    // The app is closed there meanwhile: it hears of it at its next start.
    await lost.goto('about:blank')
    await kept.getByRole('listitem').getByRole('button').click()
    await confirm(deviceWords.end)
    await expect(kept.getByRole('listitem')).toHaveCount(1)

    await lost.goto(`/#${accountPaths.security.address}`)
    await expect(lost.getByText(reading(lost, language).t(loginWords.sessionEnded))).toBeVisible()
    await expectAtLogin(lost)
    await kept.reload()
    await expectAt(kept, accountPaths.devices)
  })

test('one tap ends all other devices', async ({ device, studentWithPassword }) => {
  const person = await studentWithPassword()
  const others = [await device({ as: person }), await device({ as: person })]
  const kept = await device({ as: person, language: 'en_US' })
  const { button, toast, confirm } = reading(kept, 'en_US')
  await kept.goto(devicesAddress)
  await button(deviceWords.endOthers).click()
  await confirm(deviceWords.end)
  await expect(toast(deviceWords.ended(2))).toBeVisible()
  for (const other of others) {
    await other.goto(devicesAddress)
    await expectAtLogin(other)
  }
})
