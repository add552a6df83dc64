import { randomInt } from 'node:crypto'
import { createPerson } from '@campus/contract/administration/people.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { registrationFieldNames } from '@campus/contract/registration/fields.ts'
import type { RecordedType } from '@campus/contract/registration/states.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { inventIdCard } from '@campus/demo/people/id-card.ts'
import { randomFrom } from '@campus/demo/seed.ts'
import { aPicture } from '@campus/server/testing/registering.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { registrationWords } from '@campus/web/features/account/registration/words.ts'
import { fieldsWords } from '@campus/web/features/registration/fields/words.ts'
import { expect, type Page } from '@playwright/test'
import { address } from '../address.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from './arrival.ts'
import { askServer } from './ask-server.ts'
import { tokenOf } from './enter.ts'
import { someReach } from './newcomer.ts'
import { demoPerson } from './person.ts'
import { reading } from './reading.ts'

/** A valid ID number that nobody has. */
export const someIdCard = (): string => inventIdCard(randomFrom(`registering ${randomInt(1e9)}`), 2004, randomInt(1000))

interface Recording {
  readonly name: string
  readonly userType: RecordedType
  /** Left out, the record has no ID number. */
  readonly idCard?: string
}

/** Somebody of the school's records whom nobody can call or mail, so that only a person can find out who it is. */
export const addRecord = async (network: string, { name, userType, idCard }: Recording): Promise<string> => {
  const { number } = someReach()
  const given = { userType, name, number, unitId: null, grade: '', ...(idCard && { idCard }) }
  await askServer(createPerson, given, network, { token: await tokenOf(demoPerson('admin'), network) })
  return number
}

interface Filling {
  readonly userType: RecordedType
  readonly name: string
  readonly number: string
  readonly idCard: string
}

/** From the choice of the user type to the answer whether the records know somebody. */
export const fillIn = async (page: Page, language: Language, { userType, name, number, idCard }: Filling): Promise<void> => {
  const { t, button, proveByDevice } = reading(page, language)
  const tick = (label: Phrase) => page.getByRole('checkbox', { name: t(label) }).check()
  const box = (label: Phrase) => page.getByRole('textbox', { name: t(label) })
  await page.goto(`/#${accountPaths.chooseUserType.address}`)
  await expectSound(page, `steps/registration-types-${language}`)
  await page.getByRole('button', { name: t(userTypeNames[userType]) }).click()
  await expectAt(page, accountPaths.privacyNotice)
  await tick(registrationWords.noticeTick)
  await button(registrationWords.goOn).click()
  await expectAt(page, registrationPaths.fields)
  await box(registrationFieldNames.name).fill(name)
  await box(registrationFieldNames.number).fill(number)
  await page.reload()
  await expect(box(registrationFieldNames.number), 'a reload loses nothing that was typed').toHaveValue(number)
  await expect(box(registrationFieldNames.idCard)).toHaveValue('')
  await box(registrationFieldNames.idCard).fill(idCard)
  await tick(consentFieldWords.agreeTo)
  await expectSound(page, `steps/registration-fields-${userType}-${language}`)
  await proveByDevice()
  await button(fieldsWords.next).click()
}

export const aScan = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await aPicture() })

const linksTo = async (to: string) => {
  const outbox = await (await fetch(`${address}/demo/outbox`)).text()
  const messages = outbox.split('<article>').filter((message) => message.includes(`<small>${to} `))
  return messages.flatMap((message) => /https?:\/\/\S+\?uuid=[\w-]+/.exec(message)?.[0] ?? [])
}

/** The address in the mail that something sends to an applicant. */
export const pageMailedTo = async (to: string, act: () => Promise<unknown>): Promise<string> => {
  const before = (await linksTo(to)).length
  await act()
  let links: string[] = []
  await expect
    .poll(
      async () => {
        links = await linksTo(to)
        return links.length
      },
      { message: `a mail reaches ${to}`, intervals: [100] },
    )
    .toBeGreaterThan(before)
  return links[0] ?? ''
}
