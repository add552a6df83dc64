import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { colleges } from '@campus/demo/school/colleges.ts'
import { cardFieldNames, cardWords } from '@campus/web/features/people/directory/card/words.ts'
import { directoryWords } from '@campus/web/features/people/directory/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const bookAddress = `/#${messagesPaths.book.address}`
const [firstCollege] = colleges

test('a teacher is found by initials, with what they let students see, and shows my private remark', async ({ device, student }) => {
  const teacher = demoPerson('manager')
  const [reader, other] = [student(), student()]
  const page = await device({ as: reader })
  const { t, button, field } = reading(page, 'zh_CN')
  await page.goto(bookAddress)
  await page.getByRole('searchbox', { name: t(directoryWords.search) }).fill('srl')
  const found = page.getByRole('link', { name: teacher.name }).first()
  await expect(found).toBeVisible()
  await expectSound(page, 'steps/book-found')
  await found.click()
  await expectAt(page, messagesPaths.contact)
  await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible()
  await expect(page.getByText(t(userTypeNames.teacher))).toBeVisible()
  const phone = page.getByRole('listitem').filter({ hasText: t(cardFieldNames.phone) })
  await expect(phone).toContainText(t(cardWords.kept))
  await expect(page.getByRole('link', { name: teacher.email })).toBeVisible()
  await expect(page.getByText(teacher.phone)).toHaveCount(0)

  await button(cardWords.editRemark).click()
  await field(cardWords.remark).fill('辅导员沈老师')
  await button(cardWords.save).click()
  await field(cardWords.newTag).fill('辅导员')
  await button(cardWords.add).click()
  await expect(button(cardWords.removeTag('辅导员'))).toBeVisible()
  await expectSound(page, 'steps/contact-card')
  await page.goto(bookAddress)
  await page.reload()
  await page
    .getByRole('group', { name: t(directoryWords.myTags) })
    .locator('label')
    .filter({ hasText: '辅导员' })
    .click()
  await expect(page.getByRole('link', { name: teacher.name })).toContainText('辅导员沈老师')
  await page.goto(`${bookAddress}?`)
  await page.getByRole('searchbox', { name: t(directoryWords.search) }).fill('沈老师')
  await expect(page.getByRole('link', { name: teacher.name })).toBeVisible()

  const elsewhere = await device({ as: other })
  await elsewhere.goto(bookAddress)
  await elsewhere.getByRole('searchbox', { name: t(directoryWords.search) }).fill(teacher.name)
  await elsewhere.getByRole('link', { name: teacher.name }).first().click()
  await expect(reading(elsewhere, 'zh_CN').text(cardWords.noRemark)).toBeVisible()
  await expect(elsewhere.getByText('辅导员')).toHaveCount(0)
})

test('the organisation opens step by step, and a card is shown beside it', async ({ device }) => {
  const college = firstCollege?.name[1] ?? ''
  const page = await device({ as: demoPerson('teacher'), size: 'wide', language: 'en_US', isShared: true })
  const { t, text } = reading(page, 'en_US')
  await page.goto(bookAddress)
  await expect(text(directoryWords.choosePerson)).toBeVisible()
  const tree = page.getByRole('navigation', { name: t(directoryWords.organisation) })
  await tree.getByRole('button', { name: t(directoryWords.open(college)) }).click()
  await tree.getByRole('button', { name: new RegExp(`^${college}`) }).click()
  await expect(page.getByRole('navigation', { name: t(directoryWords.trail) })).toContainText(college)
  await page
    .getByRole('button', { name: t(userTypeNames.teacher) })
    .first()
    .click()
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectSound(page, 'steps/book-wide')
})

test('a visitor sees that the directory is not open to them', async ({ device }) => {
  const page = await device({ as: demoPerson('visitor'), isShared: true })
  const { text } = reading(page, 'zh_CN')
  await page.goto(bookAddress)
  await expect(text(directoryWords.closed)).toBeVisible()
  await expectSound(page, 'steps/book-closed')
})
