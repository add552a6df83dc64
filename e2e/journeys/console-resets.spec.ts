import { createPerson, grantRoles } from '@campus/contract/administration/people.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleRefusals } from '@campus/contract/refusals/console.ts'
import { personWords } from '@campus/web/features/administration/console/person/words.ts'
import { resetStateNames, resetsWords } from '@campus/web/features/administration/console/resets/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('the password of a colleague who manages is reset by two administrators, and decided once', async ({ device, network }) => {
  const language = 'en_US'
  const { admin, teacher } = ownSchools.accounts.people
  const by = { token: await tokenOf(admin, network) }
  const name = '令狐明远'
  const colleague = await askServer(createPerson, { userType: 'teacher', number: 'RESET-1', name, unitId: null }, network, by)
  const { id } = colleague.data
  await askServer(grantRoles, { id, grants: [{ role: 'manager', reach: 'school' }] }, network, by)
  await askServer(grantRoles, { id: teacher.id, grants: [{ role: 'admin' }] }, network, by)

  const asker = await device({ as: admin, size: 'wide', language })
  const asking = reading(asker, language)
  const console = atConsole(asker, language)
  await console.open(consolePaths.person, { id })
  await asking.button(personWords.reset).click()
  const dialog = console.dialog(personWords.reset)
  await expect(dialog.getByText(asking.t(personWords.resetByTwo(name)))).toBeVisible()
  await console.box(personWords.reason, dialog).fill('lost the phone')
  await dialog.getByRole('button', { name: asking.t(personWords.request) }).click()
  await expect(asking.toast(personWords.requested)).toBeVisible()
  await console.open(consolePaths.resets)
  await expect(asking.text(resetsWords.another)).toBeVisible()
  await expect(asking.button(resetsWords.approve)).toHaveCount(0)

  const approver = await device({ as: teacher, size: 'wide', language })
  const { t, button, confirm, text } = reading(approver, language)
  await atConsole(approver, language).open(consolePaths.resets)
  await expectSound(approver, 'steps/console-reset-request')
  await button(resetsWords.approve).click()
  await confirm(resetsWords.approve)
  await expect(approver.getByRole('status', { name: t(personWords.oneTime) })).toHaveText(/^[\w]{12}$/)
  await expectSound(approver, 'steps/console-reset-approved')
  await button(personWords.done).click()
  await expect(text(resetStateNames.approved)).toBeVisible()
  await expect(button(resetsWords.reject)).toHaveCount(0)

  // The list of the one who asked still shows the request as open.
  await asking.button(resetsWords.withdraw).click()
  await asking.confirm(resetsWords.withdraw)
  await expect(asking.toast(consoleRefusals.request_over)).toBeVisible()
})
