import { examKindNames } from '@campus/contract/exams/exams.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { changeKindNames } from '@campus/contract/schedule/lesson-change.ts'
import { lessonWords } from '@campus/web/domain/lesson/words.ts'
import { changeWords } from '@campus/web/features/schedule/changes/words.ts'
import { feedWords } from '@campus/web/features/schedule/feeds/words.ts'
import { freeRoomWords } from '@campus/web/features/schedule/free-rooms/words.ts'
import { ownEntryWords } from '@campus/web/features/schedule/own-entries/words.ts'
import { timetableWords } from '@campus/web/features/schedule/timetable/words.ts'
import ICAL from 'ical.js'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const summariesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part).summary)

test('a day of a student: own entries, exams and another room stand in the timetable, and a calendar reads it until its address is revoked', async ({
  device,
}) => {
  const page = await device({ as: demoPerson('student') })
  const { button, field, link, toast, confirm, choose } = reading(page, 'zh_CN')
  await page.goto(`/#${schedulePaths.timetable.address}`)
  await button(timetableWords.add).click()
  await field(ownEntryWords.title).fill('羽毛球社')
  await choose(ownEntryWords.repeats, ownEntryWords.weekly)
  await expectSound(page, 'schedule/own-entry-phone')
  await button(ownEntryWords.save).click()
  await expect(toast(ownEntryWords.saved)).toBeVisible()
  await expect(page.getByRole('button', { name: /羽毛球社/ })).toBeVisible()
  await expectSound(page, 'schedule/timetable-phone')

  await link(timetableWords.subscribe).click()
  await field(feedWords.name).fill('手机日历')
  await field(feedWords.ownEntries).check()
  await button(feedWords.make).click()
  const address = (await page.locator('.feed-address code').textContent()) ?? ''
  await expectSound(page, 'schedule/feeds-phone')
  const answer = await page.request.get(address)
  const summaries = summariesIn(await answer.text())
  expect(summaries).toContain('羽毛球社')
  const exam = summaries.find((summary) => summary.endsWith(examKindNames.midterm[0]))
  expect(exam).toBeDefined()
  await button([`${feedWords.revoke[0]} 手机日历`, '', '']).click()
  await confirm(feedWords.revoke)
  await expect(toast(feedWords.revoked)).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)

  await page.goto(`/#${schedulePaths.timetable.address}?week=10`)
  await page.getByRole('link', { name: exam ?? '' }).click()
  await expectAt(page, examsPaths.exams)
  await page.goto(`/#${schedulePaths.timetable.address}?week=10&view=list`)
  await page.getByRole('link', { name: lessonWords.changed[0] }).first().click()
  await expectAt(page, schedulePaths.lesson)
  await expect(page.getByRole('heading', { name: changeWords.history[0] })).toBeVisible()
  await expect(page.getByText(changeKindNames.room[0])).toBeVisible()
  await expectSound(page, 'schedule/lesson-changed-phone')
  await page.goto(`/#${schedulePaths.timetable.address}?view=list`)
  await page.getByRole('button', { name: /羽毛球社/ }).click()
  await button(ownEntryWords.remove).click()
  await confirm(ownEntryWords.remove)
  await expect(toast(ownEntryWords.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: /羽毛球社/ })).toHaveCount(0)

  const wide = await device({ as: demoPerson('student'), size: 'wide', language: 'en_US' })
  await wide.goto(`/#${schedulePaths.freeRooms.address}?day=2099-01-01&from=10:00&to=11:00`)
  await expect(wide.getByText(freeRoomWords.restOfDay[1]).first()).toBeVisible()
  await expectSound(wide, 'schedule/free-rooms-wide')
  await wide.goto(`/#${schedulePaths.timetable.address}?week=10`)
  await expect(wide.getByText(timetableWords.exam[1], { exact: true }).first()).toBeVisible()
  await expectSound(wide, 'schedule/timetable-exams-wide')
})
