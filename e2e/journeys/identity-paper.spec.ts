import { identityPaths } from '@campus/contract/paths/identity.ts'
import { drawCardBack, drawCardFront } from '@campus/papers/tools/specimens.ts'
import { photoWords as choiceWords } from '@campus/web/domain/photo/words.ts'
import { checkWords, collectPaperWords, paperWords, standingWords } from '@campus/web/features/identity/paper/words.ts'
import { progressWords } from '@campus/web/features/identity/progress/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { idCardOf } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'

const bring = async (page: Page, side: string, buffer: Buffer) => {
  const { t } = reading(page, language)
  await page
    .getByRole('region', { name: side, exact: true })
    .getByLabel(t(choiceWords.choose))
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
}

test('a specimen of a resident card is read, confirmed, found to fit the record and checked at once', async ({ device, student }) => {
  const person = student()
  const number = idCardOf(person)
  const phone = await device({ as: person, language })
  const { t, text, button, field, toast } = reading(phone, language)
  await phone.goto(`/#${identityPaths.registration.address}`)
  await button(progressWords.goOn).click()
  await expectAt(phone, identityPaths.paper)
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const sex = Number(number[16]) % 2 === 1 ? '男' : '女'
  const front = await drawCardFront({ name: person.name, sex, nation: '汉', birthDate: born, address: ['示范省示范市学府路 1 号'], number })
  await bring(phone, t(paperWords.front), front)
  await bring(phone, t(paperWords.backOfCard), await drawCardBack({ authority: '示范市公安局', valid: '2020.01.01-2040.01.01' }))
  await expect(field(paperWords.number)).toHaveValue(number)
  await expect(field(paperWords.name)).toHaveValue(person.name)
  await expect(field(paperWords.number)).toHaveAccessibleDescription(t(collectPaperWords.proved))
  await expectSound(phone, 'steps/paper-read')

  // A reload goes on where one was.
  await phone.reload()
  await expect(field(paperWords.number)).toHaveValue(number)
  await button(collectPaperWords.goOn).click()
  await expectAt(phone, identityPaths.check)
  await expect(text(checkWords.allSame)).toBeVisible()
  await expectSound(phone, 'steps/paper-compared')
  await button(checkWords.send).click()
  await expect(toast(checkWords.sentChecked)).toBeVisible()
  await expect(text(paperWords.checked)).toBeVisible()
  await expect(button(standingWords.another)).toBeVisible()
})

test('a paper with another name waits for a person; its owner takes it back, and may begin again', async ({ device, student }) => {
  const person = student()
  const number = idCardOf(person)
  const phone = await device({ as: person, language })
  const { t, text, button, field, toast, confirm } = reading(phone, language)
  await phone.goto(`/#${identityPaths.paper.address}`)
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const sex = Number(number[16]) % 2 === 1 ? '男' : '女'
  const front = await drawCardFront({ name: '欧阳明', sex, nation: '汉', birthDate: born, address: ['示范省示范市学府路 1 号'], number })
  await bring(phone, t(paperWords.front), front)
  await bring(phone, t(paperWords.backOfCard), await drawCardBack({ authority: '示范市公安局', valid: '2020.01.01-2040.01.01' }))
  await expect(field(paperWords.name)).toHaveValue('欧阳明')
  await button(collectPaperWords.goOn).click()
  await expect(text(checkWords.differs(1))).toBeVisible()
  await expectSound(phone, 'steps/paper-differs')
  await button(checkWords.send).click()
  await expect(toast(checkWords.sentReviewing)).toBeVisible()
  await expect(text(standingWords.reviewingText)).toBeVisible()
  await expectSound(phone, 'steps/paper-reviewing')
  await button(standingWords.drop).click()
  await confirm(standingWords.dropConfirm)
  await expect(toast(standingWords.dropped)).toBeVisible()
  await button(standingWords.begin).click()
  await expectAt(phone, identityPaths.paper)
  await expect(text(collectPaperWords.sidesFirst)).toBeVisible()
})
