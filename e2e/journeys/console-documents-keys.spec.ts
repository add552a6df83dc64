import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { grantRoles } from '@campus/contract/administration/people.ts'
import type { KeyPurpose } from '@campus/contract/documents/console/signing-keys.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { keysWords } from '@campus/web/features/documents/console/keys/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { fileOf, getDocumentOf } from '../documents/own-document.ts'
import { publishStarter } from '../documents/own-template.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { atVerifier } from '../people/at-verifier.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'en_US'

/** The certificates that are in use, by the names that people read there. */
const atChain = (page: Page) => {
  const { t, fact } = reading(page, language)
  const chain = page.getByRole('list', { name: t(keysWords.chain) })
  const card = (purpose: KeyPurpose) =>
    chain.getByRole('article').filter({ has: page.getByRole('heading', { name: t(keysWords[purpose]), exact: true }) })
  return {
    cards: chain.getByRole('article'),
    card,
    factOf: (purpose: KeyPurpose, name: Phrase) => card(purpose).locator(fact(name)),
    earlier: page.getByRole('region', { name: t(keysWords.earlier) }),
    rotate: page.getByRole('button', { name: t(keysWords.rotate), exact: true }),
  }
}

/** Signatures stand in a PDF as hexadecimal digits, the certificates with their serial numbers in them. */
const isSignedWith = (file: Buffer, serial: string) => file.toString('latin1').toLowerCase().includes(serial.toLowerCase())

test('an auditor looks at the keys, an administrator changes one, and what the old one signed stays valid', async ({ device, network }) => {
  const school = ownSchools.keys
  const { people } = school
  const token = await tokenOf(people.admin, network)
  await askServer(grantRoles, { id: people.teacher.id, grants: [{ role: 'auditor' }] }, network, { token })
  const templateId = await publishStarter(school, { titles: ['灯塔证明', 'Lighthouse Certificate', '燈塔證明'] }, network)
  const before = await fileOf(await getDocumentOf(people.student, { templateId }, network), network)

  const auditor = await device({ as: people.teacher, size: 'wide', language })
  await atConsole(auditor, language).open(consolePaths.signingKeys)
  await expect(atChain(auditor).cards).toHaveCount(4)
  await expect(atChain(auditor).rotate).toHaveCount(0)
  await expect(reading(auditor, language).text(keysWords.noEarlier)).toBeVisible()
  await expectSound(auditor, 'steps/console-keys-auditor')

  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, confirm } = reading(page, language)
  const { card, factOf, rotate, earlier } = atChain(page)
  await atConsole(page, language).open(consolePaths.signingKeys)
  await expect(card('signer')).toContainText(t(keysWords.signedDocuments(1)))
  const oldSerial = await factOf('signer', keysWords.serial).innerText()
  await expect(rotate).toHaveCount(2)
  await card('signer').locator(rotate).click()
  await confirm(keysWords.rotate)
  await expect(toast(keysWords.rotated)).toBeVisible()
  await expect(factOf('signer', keysWords.serial)).not.toHaveText(oldSerial)
  const newSerial = await factOf('signer', keysWords.serial).innerText()
  await expect(card('signer')).toContainText(t(keysWords.signedDocuments(0)))
  const retired = earlier.getByRole('row').filter({ hasText: oldSerial.slice(0, 16) })
  await expect(retired).toContainText(t(keysWords.retired))
  await expectSound(page, 'steps/console-keys-changed')

  const download = page.waitForEvent('download')
  await button(keysWords.download).click()
  const root = await download
  expect(root.suggestedFilename()).toBe(`${t(keysWords.fileName)}.cer`)
  const digest = createHash('sha256')
    .update(await readFile(await root.path()))
    .digest('hex')
  const print = await factOf('root', keysWords.fingerprint).locator('code').innerText()
  expect(print.replace(/[^0-9a-f]/gi, '').toLowerCase()).toBe(digest)

  const after = await fileOf(await getDocumentOf(people.student, { templateId }, network), network)
  expect([before, after].map((file) => [oldSerial, newSerial].map((serial) => isSignedWith(file, serial)))).toEqual([
    [true, false],
    [false, true],
  ])
  const employer = await device({ size: 'wide', language })
  const verifier = atVerifier(employer, language)
  for (const file of [before, after]) {
    await verifier.check(file)
    await verifier.expectVerdict('valid')
  }
})
