import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { askCorrection } from '@campus/contract/people/corrections.ts'
import { askForData } from '@campus/contract/people/privacy.ts'
import { frameWords } from '@campus/web/console/frame/words.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import { requestWords } from '@campus/web/features/people/console/requests/words.ts'
import { privacyWords } from '@campus/web/features/people/privacy/words.ts'
import { recordWords } from '@campus/web/features/people/record/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectAtLogin } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { byKeyboard } from '../people/by-keyboard.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import type { Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('with the keyboard alone a correction is refused with a reason; the next is approved and is in the record', async ({
  device,
  network,
}) => {
  const language = 'zh_CN'
  const { people } = ownSchools.requests
  const { student, classmate } = people
  const refused = { field: 'name', value: '司徒航', reason: '我更喜欢短一点的名字' } as const
  await askServer(askCorrection, refused, network, { token: await tokenOf(classmate, network) })

  const phone = await device({ as: student, language })
  const own = reading(phone, language)
  await phone.goto(`/#${peoplePaths.record.address}`)
  await own.field(recordWords.rightName).fill('慕容晓文')
  await own.field(recordWords.reason).fill('身份证上是“文”，请更正。')
  await own.button(recordWords.send).click()
  await expect(own.toast(recordWords.sent)).toBeVisible()
  await expect(own.text(recordWords.pending)).toBeVisible()

  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)
  // Without a mouse: the first entry is open at once, arrows open the others, and the next one has the focus when one is decided.
  const { goTo, press } = byKeyboard(page)
  await console.open(consolePaths.start)
  await press(page.locator(`.frame-console-menu a[href$="${consolePaths.corrections.address}"]`))
  await expectAt(page, consolePaths.corrections)
  await expect(page.getByRole('link', { name: t(frameWords.waiting(2)) })).toBeVisible()
  const row = ({ name }: Person) => page.getByRole('listitem').getByRole('button', { name })
  const isOpen = async (person: Person) => {
    await expect(row(person)).toBeFocused()
    await expect(row(person)).toHaveAttribute('aria-current', 'true')
    await expect(console.fact(requestWords.person)).toContainText(person.number)
  }
  const decide = async (person: Person, action: Phrase, notes: string) => {
    await page.keyboard.press(action === requestWords.refuse ? 'r' : 'a')
    await expect(console.box(requestWords.notes)).toBeFocused()
    await page.keyboard.insertText(notes)
    await press(button(action))
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(button(action)).toBeFocused()
    // The form is still busy with the question for a moment after it is gone.
    await expect(button(action)).toBeEnabled()
    await page.keyboard.press('Enter')
    await press(question.getByRole('button', { name: t(action), exact: true }))
    await expect(toast(requestWords.decided)).toBeVisible()
    await expect(row(person)).toHaveCount(0)
  }
  await goTo(row(classmate))
  await isOpen(classmate)
  await page.keyboard.press('ArrowDown')
  await isOpen(student)
  await expect(console.fact(requestWords.present)).toHaveText(student.name)
  await expect(console.fact(requestWords.wanted)).toHaveText('慕容晓文')
  await expectSound(page, 'steps/console-correction')
  await page.keyboard.press('ArrowUp')
  await decide(classmate, requestWords.refuse, '须与身份证一致')
  await isOpen(student)
  await decide(student, requestWords.approve, '已核对身份证')
  await expect(reading(page, language).text(requestWords.noneWaiting)).toBeVisible()
  await expectSound(page, 'steps/console-corrections-none')

  // The message leads to what was decided.
  await phone.goto(`/#${messagesPaths.group.address}?group=progress`)
  await phone.getByRole('link', { name: '已核对身份证' }).click()
  await phone
    .getByRole('region', { name: t(messageWords.subject) })
    .getByRole('link')
    .click()
  await expectAt(phone, peoplePaths.record)
  await expect(own.text(recordWords.approved)).toBeVisible()
  await expect(phone.getByText('慕容晓文').first()).toBeVisible()
  const other = await device({ as: classmate, language })
  await other.goto(`/#${peoplePaths.record.address}`)
  await expect(other.getByText(t(recordWords.notes('须与身份证一致')))).toBeVisible()
})

test("a visitor's data is deleted on request, a student sees why theirs is not", async ({ device, network }) => {
  const language = 'en_US'
  const { people } = ownSchools.deletions
  const { visitor, student } = people
  await askServer(askForData, { kind: 'deletion', reason: 'I want a new start' }, network, { token: await tokenOf(student, network) })

  const phone = await device({ as: visitor, language })
  const own = reading(phone, language)
  await phone.goto(`/#${peoplePaths.privacy.address}`)
  await own.button(privacyWords.deletion).click()
  await phone.getByRole('textbox', { name: own.t(privacyWords.reason) }).fill('my visit is over')
  await own.button(privacyWords.send).click()
  await expect(own.toast(privacyWords.deletionAsked)).toBeVisible()
  await phone.goto('/')

  const page = await device({ as: people.admin, size: 'wide', language })
  const { button, toast, confirm } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.deletions)
  const choose = (person: Person) => page.getByRole('listitem').getByRole('button', { name: person.name }).click()
  await choose(student)
  await console.box(requestWords.notes).fill('You still study here')
  await button(requestWords.refuse).click()
  await confirm(requestWords.refuse)
  await expect(toast(requestWords.decided)).toBeVisible()
  await choose(visitor)
  await expectSound(page, 'steps/console-deletion')
  await console.box(requestWords.notes).fill('Good-bye')
  await button(requestWords.deleteData).click()
  await confirm(requestWords.deleteData)
  await expectAtLogin(phone)

  const other = await device({ as: student, language })
  await other.goto(`/#${peoplePaths.privacy.address}`)
  await expect(other.getByText(own.t(privacyWords.notes('You still study here')))).toBeVisible()
})
