import { codeSteps, macOf, stepAt, typedCodeOf, writeCode } from '@campus/contract/attendance/codes.ts'
import { rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { idOf } from '@campus/demo/seed.ts'
import { codeReaderWords } from '@campus/ui/code-reader/words.ts'
import { lessonsWords } from '@campus/web/features/attendance/lessons/words.ts'
import { objectionWords } from '@campus/web/features/attendance/objections/words.ts'
import { rollWords } from '@campus/web/features/attendance/roll/words.ts'
import { signInWords, signWords } from '@campus/web/features/attendance/sign/words.ts'
import { statusWords } from '@campus/web/features/attendance/status/words.ts'
import { cardCodeWords } from '@campus/web/features/people/card-code/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const { people } = ownSchools.lessons

const readRoll = async (network: string) => {
  const token = await tokenOf(people.teacher, network, 'zh_CN')
  return (await askServer(rollCall, { lessonId: idOf('journey lesson', ownSchools.lessons.code) }, network, { token })).data
}

/** The key from which the projector draws its codes. */
const readSecret = async (network: string) => {
  const { code } = await readRoll(network)
  if (!code) throw new Error('the roll has no code')
  return code
}

/** What the camera of a phone opens when it reads the code on the projector now. */
const hashOf = async ({ tag, key }: { readonly tag: string; readonly key: string }) => {
  const step = stepAt(Date.now(), codeSteps.scanned)
  return `#${attendancePaths.signIn.address}?code=${writeCode({ tag, step, mac: await macOf(key, 'in', step) })}`
}

const openHash = (page: Page, hash: string) => page.evaluate((to) => window.location.assign(to), hash)

test('a lecture signed by phones: one scans, one has no network, one is not on the roll, and the rest is decided by name', async ({
  device,
  complaints,
  network,
}) => {
  test.slow()
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const desk = await device({ as: people.teacher, size: 'wide' })
  // Around midnight the lesson is not one of today.
  const lessons = `/#${attendancePaths.lessons.address}?from=${(await readRoll(network)).lesson.day}`
  const atDesk = reading(desk, 'zh_CN')
  await desk.goto(lessons)
  await expectSound(desk, 'steps/roll-lessons')
  await desk.getByRole('link', { name: '流体力学' }).click()
  await expect(atDesk.button(rollWords.open)).toBeVisible()
  await expectSound(desk, 'steps/roll-before')
  await atDesk.button(rollWords.open).click()
  await atDesk.button(rollWords.showCode).click()
  await expect(desk.getByRole('img', { name: atDesk.t(rollWords.codeLabel) })).toBeVisible()
  const secret = await readSecret(network)
  await expect(desk.getByText(await typedCodeOf(secret.key, 'in', stepAt(Date.now(), codeSteps.typed)))).toBeVisible()
  await expectSound(desk, 'steps/roll-code')

  const [phone, offline, stranger] = [
    await device({ as: people.student }),
    await device({ as: people.classmate }),
    await device({ as: people.stranger }),
  ]
  const [atPhone, atOffline, atStranger] = [reading(phone, 'zh_CN'), reading(offline, 'zh_CN'), reading(stranger, 'zh_CN')]
  for (const page of [offline, stranger]) await page.goto(`/#${attendancePaths.signIn.address}`)
  await expect(atOffline.text(signWords.typedTitle)).toBeVisible()
  await phone.goto(`/${await hashOf(secret)}`)
  await expect(atPhone.text(signInWords.done)).toBeVisible()
  await expectSound(phone, 'steps/roll-signed')
  await expect(desk.getByText('1 / 2')).toBeVisible()

  await openHash(stranger, await hashOf(secret))
  await expect(atStranger.text(signInWords.failed)).toBeVisible()

  const seen = await hashOf(secret)
  await offline.context().setOffline(true)
  await openHash(offline, seen)
  await expect(atOffline.text(signInWords.waiting)).toBeVisible()
  await expectSound(offline, 'steps/roll-waiting')
  await expect.poll(async () => (await hashOf(secret)) !== seen).toBe(true)
  await offline.context().setOffline(false)
  await expect(desk.getByText('2 / 2')).toBeVisible()
  await atOffline.button(signWords.see).click()
  await expectAt(offline, attendancePaths.own)

  await atDesk.button(rollWords.back).click()
  await expectSound(desk, 'steps/roll-named')
  await offline.goto(`/#${peoplePaths.cardCode.address}`)
  // The news that the stamp was delivered would lie over the code.
  await offline.reload()
  const card = await offline.getByRole('img', { name: atOffline.t(cardCodeWords.label) }).screenshot()
  await atDesk.button(rollWords.scanCard).click()
  await desk.getByLabel(atDesk.t(codeReaderWords.picture)).setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: card })
  await expect(atDesk.text(rollWords.marked(people.classmate.name, '出勤'))).toBeVisible()
  await expectSound(desk, 'steps/roll-card')
  await desk.keyboard.press('Escape')
  const roll = desk.getByRole('region', { name: atDesk.t(rollWords.list) })
  await roll
    .getByRole('group', { name: atDesk.t(rollWords.stateOf(people.classmate.name)) })
    .getByRole('button', { name: '缺勤' })
    .click()
  await expect(atDesk.text(rollWords.undo)).toBeVisible()
  await atDesk.button(rollWords.close).click()
  await atDesk.confirm(rollWords.close)
  await expect(atDesk.text(rollWords.closed)).toBeVisible()

  await offline.goto(`/#${attendancePaths.own.address}`)
  await expectSound(offline, 'steps/roll-own')
  await offline.getByRole('link', { name: '流体力学' }).click()
  await expect(atOffline.text(attendanceStateNames.absent)).toBeVisible()
  await expectSound(offline, 'steps/roll-status')
  await offline.getByLabel(atOffline.t(statusWords.objectLabel)).fill('我在最后一排，离线签到了。')
  await atOffline.button(statusWords.object).click()
  await expect(atOffline.text(statusWords.open)).toBeVisible()

  await desk.goto(`/#${attendancePaths.objections.address}`)
  await desk.getByLabel(atDesk.t(objectionWords.notes)).fill('核对座位后改正')
  await expectSound(desk, 'steps/roll-objection')
  await atDesk.button(objectionWords.decide).click()
  await expect(atDesk.text(objectionWords.none)).toBeVisible()
  await offline.reload()
  await expect(atOffline.text(statusWords.accepted)).toBeVisible()
  await phone.goto(`/#${attendancePaths.overview.address}`)
  await expectSound(phone, 'steps/roll-overview')
  await expect(phone.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  await desk.goto(lessons)
  await expect(atDesk.text(lessonsWords.state_closed)).toBeVisible()
})

test('a visitor of the demo begins a lesson now, and its teacher calls the roll', async ({ device }) => {
  const teacher = await device({ as: demoPerson('teacher'), size: 'wide' })
  const { button } = reading(teacher, 'zh_CN')
  // The page speaks the language of the browser.
  await teacher.goto('/demo/lesson')
  const begin = teacher.getByRole('button', { name: 'Begin a lesson now' })
  const call = teacher.getByRole('link', { name: /^Call the roll/ })
  // One of the timetable may go on already.
  await expect(begin.or(call)).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await expect(teacher.getByRole('heading', { name: 'Going on now' })).toBeVisible()
  await teacher.goto((await call.getAttribute('href')) ?? '')
  await expect(button(rollWords.open)).toBeVisible()
})
