import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { starterSource } from '@campus/server/ports/typesetter/starter-source.ts'
import { fieldWords } from '@campus/web/console/fields/words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { certificatesWords } from '@campus/web/features/documents/certificates/words.ts'
import { templateBlockWords } from '@campus/web/features/documents/console/template/blocks/words.ts'
import { previewWords } from '@campus/web/features/documents/console/template/preview/words.ts'
import { ruleNames, rulesWords } from '@campus/web/features/documents/console/template/rules/words.ts'
import { editorWords } from '@campus/web/features/documents/console/template/words.ts'
import { templatesWords } from '@campus/web/features/documents/console/templates/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { getDocumentOf } from '../documents/own-document.ts'
import { publishStarter } from '../documents/own-template.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'en_US'
const school = ownSchools.templates
const { people } = school
const firstText = '特此证明。'
/** Stands on the paper behind all that is written into it. */
const lastText = '教务处'
const addedText = '本证明仅供出海使用。'

/** The editor of a template, by the names that people read there. */
const atEditor = (page: Page, title: string) => {
  const { t, button } = reading(page, language)
  const preview = page.getByRole('region', { name: t(previewWords.title) })
  const dialog = page.getByRole('dialog', { name: t(editorWords.publishTitle(title)) })
  return {
    source: page.getByRole('textbox', { name: t(editorWords.source), exact: true }),
    preview,
    /** While a print runs, that is shown as well. */
    state: preview.getByRole('status').first(),
    dialog,
    askToPublish: () => button(editorWords.publish).click(),
    publish: () => dialog.getByRole('button', { name: t(editorWords.publish), exact: true }).click(),
    expectPublished: async (version: number) => {
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(t(editorWords.isOut(version)))).toBeVisible()
    },
  }
}

const paperOn = (phone: Page, title: string) => phone.getByRole('region', { name: `${title}-` })

test('a template is begun, tried, broken, mended and published, and a student gets it', async ({ device }) => {
  const titles = ['海事证明', 'Certificate of Seafaring', '海事證明'] as const
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, button, toast, field, text, choose } = reading(page, language)
  const console = atConsole(page, language)
  const editor = atEditor(page, titles[1])
  await console.open(consolePaths.templates)
  await button(templatesWords.add).first().click()
  await button(editorWords.saveDraft).click()
  const titleIn = (nameIn: typeof fieldWords.inChinese) => console.box(nameIn(t(ruleNames.name)))
  await expect(titleIn(fieldWords.inChinese)).toHaveAttribute('aria-invalid', 'true')
  for (const [index, nameIn] of [fieldWords.inChinese, fieldWords.inEnglish, fieldWords.inTaiwanese].entries())
    await titleIn(nameIn).fill(titles[index] ?? '')
  await field(rulesWords.slug).fill('seafaring')
  await field(ruleNames.type).selectOption('status')
  await expect(editor.state).toHaveText(/^1 page · \d/)
  await expect(editor.preview).toContainText(firstText)
  await expectSound(page, 'steps/console-template-new')

  // The specimen is created again with somebody's own data.
  await choose(previewWords.data, previewWords.student)
  await editor.preview.getByRole('textbox', { name: t(previewWords.number) }).fill(people.student.number)
  await editor.preview.getByRole('button', { name: t(previewWords.use), exact: true }).click()
  await expect(editor.preview).toContainText(people.student.name)
  await choose(previewWords.data, previewWords.invented)
  await button(editorWords.saveDraft).click()
  await expect(toast(editorWords.saved)).toBeVisible()
  await expect(text(editorWords.isDraft(1))).toBeVisible()

  await choose(editorWords.parts, editorWords.source)
  const wrongLine = starterSource().split('\n').length
  await editor.source.press('Control+End')
  await page.keyboard.type('#seal-of-nobody()')
  await expect(editor.state).toHaveText(t(previewWords.broken(1)))
  const problem = editor.preview.getByRole('list', { name: t(previewWords.problems) }).getByRole('button')
  await expect(problem).toContainText(t(previewWords.line(wrongLine)))
  await expect(page.locator('.cm-lintRange-error')).toHaveText('seal-of-nobody()')
  await problem.click()
  await expect(editor.source).toBeFocused()
  await expectSound(page, 'steps/console-template-broken')
  await editor.askToPublish()
  await expect(editor.dialog).toContainText(t(editorWords.firstVersion))
  await editor.publish()
  const refused = editor.dialog.getByRole('alert')
  await expect(refused).toContainText(t(documentRefusals.template_broken))
  await expect(refused).toContainText(t(previewWords.line(wrongLine)))
  await expectSound(page, 'steps/console-template-refused')
  await refused.getByRole('button').click()
  await expect(editor.dialog).toHaveCount(0)

  await editor.source.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0)
  await editor.askToPublish()
  await editor.publish()
  await editor.expectPublished(1)

  const phone = await device({ as: people.student, language })
  const own = reading(phone, language)
  await phone.goto(`/#${documentsPaths.certificates.address}`)
  await phone
    .getByRole('list', { name: t(certificatesWords.list) })
    .getByRole('link', { name: titles[1] })
    .click()
  await own.button(makeWords.get).click()
  await expectAt(phone, documentsPaths.ownDocument)
  await expect(own.text(stateLooks.valid.t)).toBeVisible()
  await expect(paperOn(phone, titles[0])).toContainText(firstText)
})

test('a second version is published, and the paper of the first one stays as it is', async ({ device, network }) => {
  const titles = ['船员证明', 'Certificate of a Sailor', '船員證明'] as const
  const templateId = await publishStarter(school, { titles }, network)
  const first = await getDocumentOf(people.classmate, { templateId }, network)
  const page = await device({ as: people.admin, size: 'wide', language })
  const { t, choose } = reading(page, language)
  const console = atConsole(page, language)
  const editor = atEditor(page, titles[1])
  await console.open(consolePaths.template, { id: templateId })
  // Nobody has to read the source: a field is chosen from the menu, and a sentence typed.
  await expectSound(page, 'steps/console-template-blocks')
  await console.box(templateBlockWords.text).last().press('End')
  await page.keyboard.type(addedText)
  await page
    .getByRole('combobox', { name: t(templateBlockWords.insert) })
    .last()
    .selectOption('studentId')
  await expect(editor.preview).toContainText(addedText)
  await editor.askToPublish()
  await expect(editor.dialog).toContainText(t(editorWords.fromTo(1, 2)))
  await expect(editor.dialog).toContainText(t(editorWords.lines(1, 1)))
  await expectSound(page, 'steps/console-template-publish')
  await editor.publish()
  await editor.expectPublished(2)

  const second = await getDocumentOf(people.classmate, { templateId }, network)
  const phone = await device({ as: people.classmate, isShared: true, language })
  const paper = paperOn(phone, titles[0])
  await phone.goto(`/#${documentsPaths.ownDocument.address}?id=${second.id}`)
  await expect(paper).toContainText(addedText)
  await phone.goto(`/#${documentsPaths.ownDocument.address}?id=${first.id}`)
  await expect(phone.getByText(first.serial).first()).toBeVisible()
  await expect(paper).toContainText(lastText)
  await expect(paper).not.toContainText(addedText)
  await page.reload()
  await choose(editorWords.parts, editorWords.versions)
  await expect(console.row(t(editorWords.numbered(2)))).toContainText(t(editorWords.publishedState))
  await expect(console.row(t(editorWords.numbered(1)))).toContainText(t(editorWords.retiredState))
  await expectSound(page, 'steps/console-template-versions')
})
