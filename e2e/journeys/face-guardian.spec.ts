import { createPerson } from '@campus/contract/administration/people.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { inventIdCard } from '@campus/demo/people/id-card.ts'
import { randomFrom } from '@campus/demo/seed.ts'
import { childrenWords, consentWords } from '@campus/web/features/faces/consents/words.ts'
import { guardianWords } from '@campus/web/features/faces/console/guardian-words.ts'
import { consentFirstWords } from '@campus/web/features/identity/collect/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { someReach } from '../people/newcomer.ts'
import type { Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const school = ownSchools.faces
const { admin } = school.people

/** Adds somebody as an administrator does; `born` is the year on the ID card. */
const add = async (userType: 'student' | 'family', name: string, born: number, network: string): Promise<Person> => {
  const reach = someReach()
  const unitId = userType === 'student' ? school.units.class.id : null
  const idCard = inventIdCard(randomFrom(reach.number), born, Number(reach.number.slice(-3)))
  await askServer(createPerson, { userType, name, ...reach, unitId, idCard }, network, { token: await tokenOf(admin, network) })
  return { schoolId: school.id, userType, name, ...reach }
}

test('the guardian of a child under 14 is recorded by the school, agrees with their own account and withdraws', async ({
  device,
  network,
}) => {
  const year = new Date().getFullYear()
  const child = await add('student', '夏侯小满', year - 12, network)
  const mother = await add('family', '夏侯清', year - 40, network)
  const own = await device({ as: child, language })
  const ofChild = reading(own, language)
  await own.goto(`/#${facesPaths.consents.address}`)
  await expect(ofChild.text(consentWords.guardian)).toBeVisible()
  await expect(own.getByRole('button', { name: ofChild.t(consentWords.agree) })).toHaveCount(0)
  await expectSound(own, 'steps/guardian-needed')
  await own.goto(`/#${identityPaths.camera.address}`)
  await expect(ofChild.text(consentFirstWords.guardian), 'the camera stays closed').toBeVisible()

  const desk = await device({ as: admin, isShared: true, size: 'wide', language })
  const office = reading(desk, language)
  const console = atConsole(desk, language)
  await console.open(consolePaths.faceGuardians)
  await office.field(guardianWords.number).fill(child.number)
  await desk.getByRole('checkbox', { name: office.t(consentWords.purpose('portrait')) }).check()
  await office.field(guardianWords.guardianName).fill(mother.name)
  await office.field(guardianWords.confirmation).fill('书面同意书和户口簿，存于学生处')
  const account = desk.getByRole('textbox', { name: office.t(guardianWords.account) })
  await account.fill('nobody@campus.example')
  await office.button(guardianWords.record).click()
  await expect(desk.getByText(office.t(refusals.guardian_account_unknown))).toBeVisible()
  await account.fill(mother.phone)
  await expectSound(desk, 'steps/guardian-recorded')
  await office.button(guardianWords.record).click()
  await expect(office.toast(guardianWords.recorded)).toBeVisible()

  const phone = await device({ as: mother, language })
  const { t, text, button, toast } = reading(phone, language)
  await phone.goto(`/#${facesPaths.children.address}`)
  await expect(phone.getByRole('heading', { name: child.name })).toBeVisible()
  const agree = (purpose: 'comparison' | 'login') => button(consentWords.agreeTo(t(consentWords.purpose(purpose))))
  await agree('comparison').click()
  await expect(toast(consentWords.agreed)).toBeVisible()
  await expect(agree('comparison')).toHaveCount(0)
  await expect(agree('login'), 'every use is decided on its own').toBeVisible()
  await expectSound(phone, 'steps/guardian-agrees')

  await own.goto(`/#${facesPaths.consents.address}`)
  await expect(own.getByText(ofChild.t(consentWords.byGuardian))).toHaveCount(2)
  await expectSound(own, 'steps/guardian-agreed')
  await button(consentWords.withdrawAll).click()
  await expect(text(consentWords.receipt)).toBeVisible()
  await expect(text(childrenWords.noVector)).toBeVisible()
  await expectSound(phone, 'steps/guardian-withdraws')
  await own.reload()
  await expect(own.getByText(ofChild.t(consentWords.given), { exact: true })).toHaveCount(0)
})
