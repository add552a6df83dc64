import { fieldTexts } from '@campus/contract/field-texts.ts'
import { cardTitles, lostKindNames, lostStateNames } from '@campus/contract/lostfound/kinds.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { uploadWords } from '@campus/ui/upload/words.ts'
import { claimWords } from '@campus/web/features/lostfound/claim/words.ts'
import { custodyWords } from '@campus/web/features/lostfound/console/words.ts'
import { itemWords } from '@campus/web/features/lostfound/item/words.ts'
import { listWords } from '@campus/web/features/lostfound/list/words.ts'
import { postWords } from '@campus/web/features/lostfound/post/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { addStudent } from '../people/newcomer.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { expectUnread } from '../people/tabs.ts'

const shownCode = async (page: Page) => {
  const code = page.getByText(/^\d{6}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

test('a found umbrella is claimed by its answer and handed over by code', async ({ device, network, complaints }) => {
  test.slow()
  // The recorder of traces asks again for pictures that the page has let go by then.
  complaints.allow(/Connecting to 'blob:/)
  const [finder, owner] = [await addStudent(network, { name: '贺知秋' }), await addStudent(network, { name: '苏晚晴' })]
  const title = `黑伞 ${finder.number.slice(-4)}`
  const page = await device({ as: finder })
  const { t, field, button, choose, text, toast } = reading(page, 'zh_CN')
  await page.goto(`/#${lostFoundPaths.items.address}`)
  await expectSound(page, 'steps/lost-found-list')
  await button(listWords.found).click()
  await expectAt(page, lostFoundPaths.post)
  await choose(postWords.kind, lostKindNames.umbrella)
  await field(postWords.title).fill(title)
  await page.getByLabel(t(postWords.description)).fill('捡到请打 13800138000')
  await field(postWords.question).fill('伞柄上贴着什么？')
  await page.getByLabel(t(postWords.placeText)).fill('三楼靠窗的座位')
  await page.getByLabel(t(postWords.photos)).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(page.getByText(t(uploadWords.sent))).toBeVisible()
  await button(postWords.submit).click()
  await expect(text(fieldTexts.contact_data)).toBeVisible()
  await expectSound(page, 'steps/lost-found-contact-data')
  await page.getByLabel(t(postWords.description)).fill('木头伞柄')
  await button(postWords.submit).click()
  await expectAt(page, lostFoundPaths.item)
  await expect(page.getByText(title)).toBeVisible()
  await page.goto(`/#${messagesPaths.messages.address}`)
  await expectUnread(page, 0)

  const theirs = await device({ as: owner, size: 'wide' })
  const atOwner = reading(theirs, 'zh_CN')
  await theirs.goto(`/#${lostFoundPaths.items.address}?${new URLSearchParams({ words: title })}`)
  await theirs.getByRole('link', { name: title }).click()
  await expect(atOwner.text(['伞柄上贴着什么？', '', ''])).toBeVisible()
  await atOwner.field(itemWords.answer).fill('一只白色小猫')
  await expectSound(theirs, 'steps/lost-found-claiming')
  await atOwner.button(itemWords.claimFound).click()
  await expect(atOwner.toast(itemWords.sent)).toBeVisible()

  await expectUnread(page, 1)
  await page.getByRole('link', { name: t(categoryNames.todo) }).click()
  await page.getByRole('listitem').getByRole('link').first().click()
  await page
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expectAt(page, lostFoundPaths.item)
  await expect(page.getByText('一只白色小猫')).toBeVisible()
  await page.getByLabel(t(claimWords.where)).fill('图书馆一楼大厅')
  await button(claimWords.confirm).click()
  await expect(toast(claimWords.confirmed)).toBeVisible()

  // The answer appears by itself where the owner looks.
  const code = await shownCode(theirs)
  await expect(theirs.getByText('图书馆一楼大厅')).toBeVisible()
  await expectSound(theirs, 'steps/lost-found-code')
  await field(claimWords.theirCode).fill(code === '000000' ? '000001' : '000000')
  await button(claimWords.handOver).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await field(claimWords.theirCode).fill(code)
  await expectSound(page, 'steps/lost-found-handing-over')
  await button(claimWords.handOver).click()
  await expect(toast(claimWords.handedOver)).toBeVisible()
  await expect(text(lostStateNames.returned)).toBeVisible()
  await expect(atOwner.text(lostStateNames.returned).first()).toBeVisible()
})

test('a lost card comes home through the office, and nobody else sees whose it is', async ({ device, network }) => {
  test.slow()
  const [finder, owner] = [await addStudent(network, { name: '程一诺' }), await addStudent(network, { name: '叶星河' })]
  const page = await device({ as: finder, language: 'en_US' })
  const { t, button, text } = reading(page, 'en_US')
  await page.goto(`/#${lostFoundPaths.post.address}?side=found`)
  await page.getByLabel(t(postWords.cardNumber)).fill(owner.number)
  await page.getByLabel(t(postWords.placeText)).fill('By the gate')
  await expectSound(page, 'steps/lost-found-card')
  await button(postWords.submit).click()
  await expectAt(page, lostFoundPaths.item)
  await expect(text(cardTitles.found)).toBeVisible()
  await expect(page.getByText(owner.number)).toHaveCount(0)
  const id = new URL(page.url().replace('/#', '')).searchParams.get('id') ?? ''

  const theirs = await device({ as: owner, language: 'en_US' })
  const atOwner = reading(theirs, 'en_US')
  await theirs.goto(`/#${messagesPaths.messages.address}`)
  await expectUnread(theirs, 1, 'en_US')
  await theirs.getByRole('link', { name: t(categoryNames.todo) }).click()
  await theirs.getByRole('listitem').getByRole('link').first().click()
  await theirs
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expect(atOwner.text(itemWords.myCard)).toBeVisible()
  await expectSound(theirs, 'steps/lost-found-own-card')
  await atOwner.button(itemWords.mine).click()
  const code = await shownCode(theirs)

  const office = await device({ as: demoPerson('manager'), size: 'wide', language: 'en_US' })
  const atOffice = reading(office, 'en_US')
  await office.goto(`/#${consolePaths.lostItems.address}?${new URLSearchParams({ id })}`)
  await expect(office.getByText(owner.number).first()).toBeVisible()
  await atOffice.button(custodyWords.take).click()
  await office.getByLabel(t(custodyWords.takePlace)).fill('Security office 101')
  await office
    .getByRole('dialog')
    .getByRole('button', { name: t(custodyWords.take), exact: true })
    .click()
  await expect(atOffice.toast(custodyWords.done)).toBeVisible()
  await expectSound(office, 'steps/lost-found-custody')
  await expect(theirs.getByText('Security office 101').first()).toBeVisible()
  await atOffice.field(claimWords.theirCode).fill(code)
  await atOffice.button(claimWords.handOver).click()
  await expect(atOffice.toast(claimWords.handedOver)).toBeVisible()
  await expect(atOwner.text(lostStateNames.returned).first()).toBeVisible()
})
