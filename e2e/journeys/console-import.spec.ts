import { readFile } from 'node:fs/promises'
import { importFields, importHeadings } from '@campus/contract/administration/people-import.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { writeTable } from '@campus/server/platform/tables/write-table.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { importRowWords } from '@campus/web/console/import/row-words.ts'
import { importWords } from '@campus/web/console/import/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { peopleImportWords } from '@campus/web/features/administration/console/imports/words.ts'
import { announcementWords } from '@campus/web/features/messages/console/announcements/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { organisationWords } from '@campus/web/features/school/console/organisation/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { asCsv, asSheet, newStudents, type TableLine } from '../documents/student-table.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const table = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** Uploads a table of students and stands where it is shown. */
const upload = async (page: Page, language: Language, name: string, format: keyof typeof table, buffer: Buffer) => {
  await page.goto(`/#${consolePaths.imports.address}`)
  await page.getByLabel(say(peopleImportWords.file, language), { exact: true }).setInputFiles({ name, mimeType: table[format], buffer })
  await expectAt(page, consolePaths.import)
}

const tile = (page: Page, count: number, name: string) => page.getByRole('button', { name: `${count} ${name}`, exact: true })

/** Puts something wrong into three lines, which a spreadsheet counts from two. */
const withMistakes = (lines: readonly TableLine[]): TableLine[] =>
  lines.map((line, index) => {
    if (index === 10) return { ...line, phone: '123' }
    if (index === 20) return { ...line, unit: 'NOWHERE' }
    if (index === 30) return { ...line, name: '' }
    return line
  })
const wrongLines = [12, 22, 32]

test('an administrator imports a year of students and announces something to them', async ({ device }) => {
  test.slow()
  const language = 'zh_CN'
  const { id: schoolId, name: schoolName, people, units } = ownSchools.imports
  const admin = await device({ as: people.admin, size: 'wide', language })
  const { t, button, text, toast, confirm, choose } = reading(admin, language)
  const console = atConsole(admin, language)

  // A class for them.
  await console.open(consolePaths.organisation, { id: units.major.id })
  await button(organisationWords.add).click()
  const adding = console.dialog(organisationWords.addUnder(t(units.major.name)))
  const names = [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese]
  for (const [index, nameIn] of names.entries())
    await console.box(nameIn(t(organisationWords.name)), adding).fill(['航海新班', 'Sailing class', '航海新班'][index] ?? '')
  await console.box(organisationWords.code, adding).fill('SAIL26')
  await adding.getByRole('button', { name: t(fieldWords.save) }).click()
  await expect(toast(organisationWords.saved)).toBeVisible()
  await expect(admin.getByRole('treeitem', { name: '航海新班', selected: true })).toBeVisible()

  // The template says which columns there are.
  await console.open(consolePaths.imports)
  await expectSound(admin, 'steps/console-imports')
  const download = admin.waitForEvent('download')
  await button([`${peopleImportWords.template[0]} CSV`, '', '']).click()
  const [headings = ''] = (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  expect(headings.split(',')).toEqual(importFields.map((field) => t(importHeadings[field])))

  const year = newStudents(300, { unit: 'SAIL26', first: 26_000_001 })
  await upload(admin, language, '新生.csv', 'csv', asCsv(asSheet(withMistakes(year), importFields, language)))
  await expect(tile(admin, 297, t(peopleImportWords.create))).toBeVisible()
  await expect(button(importWords.run)).toBeDisabled()
  await tile(admin, 3, t(importWords.wrong)).click()
  await expect(admin.getByRole('rowheader')).toHaveText(wrongLines.map((line) => t(peopleImportWords.lineNumber(line))))
  await expect(console.row(t(peopleImportWords.lineNumber(22)))).toContainText('NOWHERE')
  await expectSound(admin, 'steps/console-import-wrong')

  await upload(admin, language, '新生-已修改.csv', 'csv', asCsv(asSheet(year, importFields, language)))
  await expect(tile(admin, 300, t(peopleImportWords.create))).toBeVisible()
  await button(importWords.run).click()
  await confirm(importWords.run)
  await expect(text(peopleImportWords.doneText(300, 0, 0))).toBeVisible()
  await expectSound(admin, 'steps/console-import-done')

  // The announcement counts its readers while they are chosen.
  await console.open(consolePaths.announcements)
  await button(announcementWords.write).first().click()
  await console.box(announcementWords.title).fill('新生报到安排')
  await console.box(announcementWords.body).fill('请于周六上午九点到码头集合。')
  await expect(text(announcementWords.nobody)).toBeVisible()
  await console.pickUnit(announcementWords.units, ['航海新班', '', ''])
  await admin.keyboard.press('Escape')
  await expect(text(announcementWords.people('300'))).toBeVisible()
  await expectSound(admin, 'steps/console-announcement-form')
  await choose(announcementWords.when, fieldWords.now)
  await button(announcementWords.publish).click()
  await confirm(announcementWords.publish)
  await expect(toast(announcementWords.sent)).toBeVisible()
  await expect(admin.locator('.reach')).toContainText('300')

  // One of them comes in by a code and reads it, another does not read it.
  const [reader, other] = year.map(
    ({ phone = '', name = '', number = '' }) => ({ schoolId, userType: 'student', phone, name, number, email: '' }) as const,
  )
  if (!reader || !other) throw new Error('there is nobody in the table')
  const phone = await device({ language, school: { id: schoolId, name: t(schoolName) } })
  const login = atLogin(phone, language)
  await phone.goto('/')
  await login.chooseType('student')
  await login.chooseWay('phone')
  await login.phone.fill(reader.phone)
  await login.code.fill(await codeSentTo(reader.phone, login.sendCode))
  await login.consent.check()
  await login.submit()
  await reading(phone, language).button(basicInfoWords.later).click()
  await phone.goto(`/#${messagesPaths.group.address}?group=announcement`)
  await phone.getByRole('link', { name: '新生报到安排' }).click()
  await expect(phone.getByText('请于周六上午九点到码头集合。')).toBeVisible()

  const unread = await device({ as: other, language })
  await unread.goto(`/#${messagesPaths.group.address}?group=announcement`)
  await expect(unread.getByRole('link', { name: '新生报到安排' })).toBeVisible()

  await admin.reload()
  await expect(admin.locator('.reach')).toContainText(t(announcementWords.readOf('1', 0)))
  await button(announcementWords.recall).click()
  await confirm(announcementWords.recall)
  await expect(toast(announcementWords.recalledNow)).toBeVisible()
  await expectSound(admin, 'steps/console-announcement-recalled')

  await phone.reload()
  await expect(reading(phone, language).text(messageWords.recalled)).toBeVisible()
  await expect(phone.getByText('请于周六上午九点到码头集合。')).toHaveCount(0)
  await unread.reload()
  await expect(reading(unread, language).text(messageWords.noneInGroup)).toBeVisible()
})

test('a spreadsheet is imported without its wrong lines', async ({ device }) => {
  const language = 'en_US'
  const { people, units } = ownSchools.tables
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, text, confirm } = reading(page, language)
  await page.goto(`/#${consolePaths.imports.address}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `${t(peopleImportWords.template)} XLSX` }).click()
  expect((await download).suggestedFilename()).toBe(`${t(peopleImportWords.templateName(t(peopleImportWords.student)))}.xlsx`)

  const year = newStudents(300, { unit: units.class.code, first: 27_000_001 })
  const sheet = await writeTable(asSheet(withMistakes(year), importFields, language), 'xlsx')
  await upload(page, language, 'students.xlsx', 'xlsx', Buffer.from(sheet))
  await expect(tile(page, 297, t(peopleImportWords.create))).toBeVisible()
  await tile(page, 3, t(importWords.wrong)).click()
  await expect(page.getByRole('rowheader')).toHaveText(wrongLines.map((line) => t(peopleImportWords.lineNumber(line))))
  const phone = await device({ as: people.admin, language, colours: 'dark' })
  await phone.goto(page.url())
  await expect(tile(phone, 297, t(peopleImportWords.create))).toBeVisible()
  await expectSound(phone, 'steps/console-import-phone')
  await page.getByRole('checkbox', { name: t(importRowWords.skipWrong(3)) }).check()
  await button(importWords.run).click()
  await confirm(importWords.run)
  await expect(text(peopleImportWords.doneText(297, 0, 3))).toBeVisible()

  await upload(page, language, 'once-more.xlsx', 'xlsx', Buffer.from(sheet))
  await expect(tile(page, 297, t(importRowWords.same))).toBeVisible()
  await button(importWords.cancel).click()
  await confirm(importWords.cancel)
  await expect(text(peopleImportWords.cancelledText)).toBeVisible()
})
