import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { agencyStateNames } from '@campus/contract/entrust/agencies.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { PickUpCode, printItemCode } from '@campus/contract/printing/items.ts'
import { personId } from '@campus/demo/people/person-rows.ts'
import { delegateWords } from '@campus/web/domain/delegate/words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { personWords } from '@campus/web/features/administration/console/person/words.ts'
import { agencyWords } from '@campus/web/features/certificates/agents/words.ts'
import { entrustWords } from '@campus/web/features/entrust/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson, firstOfStaff } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { readCode } from '../terminals/shown-code.ts'

const language = 'zh_CN'
const agreements = `/#${certificatesPaths.agencies.address}`

const makeAgent = async (page: Page, number: string) => {
  const { t, button, toast, field } = reading(page, language)
  await atConsole(page, language).open(consolePaths.person, { id: personId(number) })
  await button(personWords.agentOn).click()
  await field(personWords.reason).fill('学生工作处指定')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(personWords.agentOn), exact: true })
    .click()
  await expect(toast(personWords.agentSaved)).toBeVisible()
}

test('an administrator names an agent, who applies, pays and collects for a student, until the student ends it', async ({
  device,
  student,
}) => {
  const [agent, person] = [firstOfStaff('D03'), student({ years: 1 })]
  await makeAgent(await device({ as: demoPerson('admin'), size: 'wide', language }), agent.number)

  const office = await device({ as: agent, language })
  const at = reading(office, language)
  await office.goto(agreements)
  await at.field(agencyWords.number).fill(person.number)
  await at.button(delegateWords.lookUp).click()
  await expect(office.getByRole('form').getByRole('status')).not.toBeEmpty()
  await at.button(agencyWords.send).click()
  await expect(at.toast(agencyWords.sent)).toBeVisible()
  await expect(at.text(agencyStateNames.asked)).toBeVisible()
  await expectSound(office, 'steps/agent-asked')

  const phone = await device({ as: person, language })
  const own = reading(phone, language)
  await phone.goto(agreements)
  await expect(phone.getByRole('article', { name: agent.name })).toContainText(agent.number)
  await expectSound(phone, 'steps/agent-request')
  await own.button(agencyWords.agree).click()
  await expect(own.text(agencyStateNames.active)).toBeVisible()

  await office.reload()
  await at.button(agencyWords.apply).click()
  await at.field(agencyWords.template).selectOption(templateId('transcript-zh'))
  await at.choose(agencyWords.way, wayNames.paper)
  await office.getByRole('spinbutton', { name: at.t(agencyWords.copies) }).fill('3')
  await at.field(agencyWords.collects).check()
  await expectSound(office, 'steps/agent-applies')
  await at.button(agencyWords.submit).click()
  await office.getByRole('button', { name: new RegExp(`^${at.t(agencyWords.pay)}`) }).click()
  // The page of the provider, not ours.
  await office.locator('button[value=pay]').click()
  await expectAt(office, certificatesPaths.agencies)
  await expect(at.text(agencyWords.paidByMe)).toBeVisible()
  await expectSound(office, 'steps/agent-paid')

  await office.goto(`/#${terminalsPaths.entrusted.address}`)
  await at.button(entrustWords.accept).click()
  await readCode(office, { call: printItemCode, shape: PickUpCode, press: () => at.button(entrustWords.code).click() })
  await expect(office.getByRole('dialog', { name: at.t(pickUpWords.title) })).toBeVisible()

  await phone.reload()
  await expect(own.text(agencyWords.paidBy(agent.name))).toBeVisible()
  await expectSound(phone, 'steps/agent-done')
  await own.button(agencyWords.end).click()
  await own.confirm(agencyWords.end)
  await expect(own.text(agencyStateNames.ended)).toBeVisible()
  await office.goto(agreements)
  await expect(at.text(agencyStateNames.ended)).toBeVisible()
  await expect(at.button(agencyWords.apply)).toHaveCount(0)
})
