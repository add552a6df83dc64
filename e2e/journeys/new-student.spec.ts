import { readFile } from 'node:fs/promises'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { Language } from '@campus/contract/language.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { contactCard } from '@campus/contract/people/directory.ts'
import { inventIdCard } from '@campus/demo/people/id-card.ts'
import { randomFrom } from '@campus/demo/seed.ts'
import { cropWords } from '@campus/ui/crop/words.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { photoWords } from '@campus/web/domain/photo/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { deviceWords } from '@campus/web/features/account/devices/words.ts'
import { reminderWords } from '@campus/web/features/messages/reminder-words.ts'
import { avatarWords } from '@campus/web/features/people/avatar/words.ts'
import { channelWords } from '@campus/web/features/people/channel/words.ts'
import { emergencyWords } from '@campus/web/features/people/emergency/words.ts'
import { generalWords } from '@campus/web/features/people/general/words.ts'
import { modifyWords } from '@campus/web/features/people/modify/words.ts'
import { pinyinWords } from '@campus/web/features/people/pinyin/words.ts'
import { viewsWords } from '@campus/web/features/people/privacy/views-words.ts'
import { privacyWords } from '@campus/web/features/people/privacy/words.ts'
import { profileWords } from '@campus/web/features/people/profile/words.ts'
import { recordWords } from '@campus/web/features/people/record/words.ts'
import { serviceWords } from '@campus/web/launcher/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome, expectLeft, putOffPhoto } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addStudent, type Newcomer, someReach } from '../people/newcomer.ts'
import { codeSentTo } from '../people/outbox.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const parent = { name: '江海平', phone: '15496000001', born: 1975 }
const idCard = (serial: number) => inventIdCard(randomFrom('journey'), parent.born, serial)

const completion = async (page: Page) => {
  await page.goto(`/#${peoplePaths.profile.address}`)
  return Number(await page.getByRole('meter', { name: reading(page, 'zh_CN').t(profileWords.completion) }).getAttribute('aria-valuenow'))
}

const comeIn = async (page: Page, person: Newcomer) => {
  const login = atLogin(page, 'zh_CN')
  await page.goto('/')
  await login.chooseType('student')
  await login.chooseWay('phone')
  await login.phone.fill(person.phone)
  await login.code.fill(await codeSentTo(person.phone, login.sendCode))
  await login.consent.check()
  await login.submit()
  await expectAt(page, accountPaths.basicInfo)
  await reading(page, 'zh_CN').button(basicInfoWords.later).click()
  await expectSound(page, 'steps/first-photo')
  await putOffPhoto(page, 'zh_CN')
  await expectHome(page, person)
  await expectSound(page, 'steps/home-first')
}

const findProfile = async (page: Page) => {
  const { t } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.workbench.address}`)
  await page.getByRole('searchbox', { name: t(serviceWords.search) }).fill('grzl')
  await page
    .getByRole('region', { name: t(serviceWords.found) })
    .getByRole('link')
    .first()
    .click()
  await expectAt(page, peoplePaths.profile)
  await expectSound(page, 'steps/profile-first')
}

const fillNames = async (page: Page) => {
  const { t, link, field, button, text } = reading(page, 'zh_CN')
  const before = await completion(page)
  await link(profileWords.fill(t(profileWords.nickname))).click()
  await field(modifyWords.nickname).fill('江儿')
  await button(modifyWords.save).click()
  await expect(text(fieldTexts.nickname)).toBeVisible()
  await field(modifyWords.nickname).fill('江边的小雨点')
  await button(modifyWords.save).click()
  await expectAt(page, peoplePaths.profile)
  await expect(text(['江边的小雨点', '', ''])).toBeVisible()
  await link(profileWords.namePinyin).last().click()
  await field(pinyinWords.field).fill('江 Yu')
  await button(pinyinWords.save).click()
  await expect(text(fieldTexts.pinyin)).toBeVisible()
  await page
    .getByRole('list', { name: t(pinyinWords.suggestion) })
    .getByRole('button')
    .first()
    .click()
  await expectSound(page, 'steps/pinyin')
  await button(pinyinWords.save).click()
  await expectAt(page, peoplePaths.profile)
  expect(await completion(page)).toBeGreaterThan(before)
}

/** By buttons and keys alone, as somebody does who cannot drag. */
const cropAvatar = async (page: Page) => {
  const { t, button, toast } = reading(page, 'zh_CN')
  await page.goto(`/#${peoplePaths.avatar.address}`)
  const buffer = await page.screenshot()
  await page.getByLabel(t(photoWords.choose)).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await button(cropWords.larger).click()
  await button(cropWords.larger).click()
  await button(cropWords.right).click()
  await button(cropWords.turnRight).click()
  const stage = page.getByRole('group', { name: t(cropWords.stage) })
  await stage.focus()
  await stage.press('ArrowDown')
  await stage.press('ArrowLeft')
  await expectSound(page, 'steps/avatar-crop')
  await button(avatarWords.save).focus()
  await page.keyboard.press('Enter')
  await expect(toast(avatarWords.saved)).toBeVisible()
  await expectLeft(page, peoplePaths.avatar)
  await page.goto(`/#${peoplePaths.my.address}`)
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await expectSound(page, 'steps/my-with-picture')
}

interface ChannelChange {
  readonly page: Page
  readonly language: Language
  readonly channel: 'phone' | 'email'
  readonly from: string
  readonly to: string
}

const changeChannel = async ({ page, language, channel, from, to }: ChannelChange) => {
  const { field, button, toast } = reading(page, language)
  await page.goto(`/#${peoplePaths[channel].address}`)
  const oldCode = await codeSentTo(from, () => button(codeWords.get).click())
  await field(channelWords.oldCode(channel)).fill(oldCode)
  await expectSound(page, `steps/${channel}-old-${language}`)
  await button(channelWords.next).click()
  await field(channelWords.target(channel)).fill(to)
  const newCode = await codeSentTo(to, () => button(codeWords.get).click())
  await field(channelWords.newCode(channel)).fill(newCode)
  await expectSound(page, `steps/${channel}-new-${language}`)
  await button(channelWords.save).click()
  await expect(toast(channelWords.changed)).toBeVisible()
  await expectLeft(page, peoplePaths[channel])
}

const addParent = async (page: Page) => {
  const { t, field, button, text, toast, link } = reading(page, 'zh_CN')
  await page.goto(`/#${peoplePaths.emergency.address}`)
  await button(emergencyWords.add).click()
  await field(emergencyWords.name).fill(parent.name)
  await field(emergencyWords.phone).fill('12345')
  await field(emergencyWords.relation).selectOption('parent')
  await page.getByLabel(t(emergencyWords.idCard)).fill(idCard(1))
  await button(emergencyWords.save).click()
  await expect(text(fieldTexts.mobile)).toBeVisible()
  await field(emergencyWords.phone).fill(parent.phone)
  await expectSound(page, 'steps/emergency-form')
  await button(emergencyWords.save).click()
  await expect(page.getByText(parent.name, { exact: true })).toBeVisible()
  await expect(page.getByText(idCard(1))).toHaveCount(0)
  await button(emergencyWords.edit(parent.name)).click()
  await expect(page.getByText(t(emergencyWords.frozen))).toBeVisible()
  await link(emergencyWords.correct).click()
  await expect(text(recordWords.of(parent.name))).toBeVisible()
  await field(recordWords.rightIdCard).fill(idCard(2))
  await field(recordWords.reason).fill('录入时把最后四位抄错了。')
  await expectSound(page, 'steps/correction')
  await button(recordWords.send).click()
  await expect(toast(recordWords.sent)).toBeVisible()
  await expect(text(recordWords.pending)).toBeVisible()
  await page.goto(`/#${peoplePaths.emergency.address}`)
  await expect(text(emergencyWords.correcting)).toBeVisible()
}

const chooseReminders = async (page: Page) => {
  const { t, field, button, toast } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.reminders.address}`)
  const system = page.getByRole('region', { name: t(categoryNames.system) })
  await system.getByRole('switch', { name: t(reminderWords.remind) }).click()
  const quietOn = page.getByRole('switch', { name: t(reminderWords.quietOn) })
  if (!(await quietOn.isChecked())) await quietOn.click()
  await field(reminderWords.from).fill('23:00')
  await field(reminderWords.until).fill('06:30')
  await button(reminderWords.save).click()
  await expect(toast(reminderWords.saved)).toBeVisible()
  await page.reload()
  await expect(field(reminderWords.until)).toHaveValue('06:30')
  await expect(system.getByRole('switch', { name: t(reminderWords.remind) })).not.toBeChecked()
  await expectSound(page, 'steps/reminders')
}

const chooseLooks = async (page: Page) => {
  await page.goto(`/#${peoplePaths.general.address}`)
  await reading(page, 'zh_CN').choose(generalWords.display, generalWords.dark)
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color-scheme', 'dark')
  await reading(page, 'zh_CN').choose(generalWords.language, 'English')
  await expect(reading(page, 'en_US').text(generalWords.look)).toBeVisible()
  await expectSound(page, 'steps/general-english-dark')
  await reading(page, 'en_US').choose(generalWords.language, '简体中文')
  await reading(page, 'zh_CN').choose(generalWords.display, generalWords.system)
}

const guardPrivacy = async (page: Page, person: Newcomer, network: string) => {
  const { t, button, field, toast, link } = reading(page, 'zh_CN')
  const teacher = demoPerson('teacher')
  const look = async () => (await askServer(contactCard, { id: person.id }, network, { token: await tokenOf(teacher, network) })).data
  expect((await look()).phone).toBe(person.phone)
  await page.goto(`/#${peoplePaths.privacy.address}`)
  await field(privacyWords.whoSees('phone')).selectOption('nobody')
  await expect(toast(privacyWords.changed)).toBeVisible()
  expect((await look()).hidden).toContain('phone')
  await button(privacyWords.export).click()
  const isSaved = page.waitForEvent('download')
  await button(privacyWords.download).click()
  const copy = await readFile(await (await isSaved).path())
  expect(copy.subarray(0, 2).toString()).toBe('PK')
  await expectSound(page, 'steps/privacy')
  await link(privacyWords.views).click()
  await expect(page.getByText(teacher.name).first()).toBeVisible()
  await expect(page.getByText(t(viewsWords.what('card'))).first()).toBeVisible()
  await expectSound(page, 'steps/views')
}

test('a new student finds and changes everything about themselves', async ({ device, network }) => {
  test.slow()
  const person = await addStudent(network, { name: '江小雨' })
  const page = await device()
  const chapter = (name: string, action: () => Promise<unknown>) => test.step(name, action)
  await chapter('comes in by a code', () => comeIn(page, person))
  await chapter('finds the profile by initials', () => findProfile(page))
  await chapter('fills in the names', () => fillNames(page))
  await chapter('gives a picture', () => cropAvatar(page))
  const to = someReach().email
  await chapter('changes the address', () => changeChannel({ page, language: 'zh_CN', channel: 'email', from: person.email, to }))
  await chapter('names a parent', () => addParent(page))
  await chapter('chooses reminders', () => chooseReminders(page))
  await chapter('chooses looks', () => chooseLooks(page))
  await chapter('guards the privacy', () => guardPrivacy(page, person, network))
  await page.goto(`/#${accountPaths.devices.address}`)
  await expect(reading(page, 'zh_CN').text(deviceWords.thisOne)).toHaveCount(1)
})

test('the phone number changes with a code on the old and one on the new', async ({ device, network }) => {
  const person = await addStudent(network, { name: '江小雨' })
  const page = await device({ as: person, by: 'email', language: 'en_US' })
  const to = someReach().phone
  await changeChannel({ page, language: 'en_US', channel: 'phone', from: person.phone, to })
  await page.goto(`/#${peoplePaths.profile.address}`)
  await expect(page.getByText(new RegExp(`${to.slice(-4)}$`))).toBeVisible()
})
