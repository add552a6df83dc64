import { reviewLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { libraryStateNames, ownLibraryFiles } from '@campus/contract/cloudprint/library.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { demoDirectories } from '@campus/demo/printing/library.ts'
import { documentWords } from '@campus/web/features/cloudprint/document/words.ts'
import { shareWords } from '@campus/web/features/cloudprint/library/words.ts'
import { expectSound } from '../checks/sound.ts'
import { leaves } from '../documents/leaves.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { expect, test } from '../terminals/terminal.ts'

const notes = '请写明是哪门课程的。'
const named = { name: '复变函数作业答案', nameEn: 'Answers in complex analysis' }

test('a file that the library refused is submitted again with a better description, and removed from the list when finished', async ({
  device,
  student,
  network,
}) => {
  const person = student()
  const phone = await device({ as: person, language: 'zh_CN' })
  const { text, button, field, toast, confirm, t } = reading(phone, 'zh_CN')
  const directory = demoDirectories[0]?.name[0] ?? ''
  const refuse = async () => {
    const [mine] = (await askServer(ownLibraryFiles, {}, network, { token: await tokenOf(person, network) })).data.rows
    const token = await tokenOf(demoPerson('admin'), network)
    await askServer(reviewLibraryFile, { id: mine?.id ?? '', verdict: 'refuse', notes }, network, { token })
  }

  await phone.goto(`/#${cloudPrintPaths.document.address}`)
  await field(documentWords.upload).setInputFiles({ name: '作业.pdf', mimeType: 'application/pdf', buffer: leaves(11) })
  await expect(text(documentWords.choices)).toBeVisible()
  await phone.goto(`/#${cloudPrintPaths.shareToLibrary.address}`)
  await field(shareWords.directory).selectOption(directory)
  await button(shareWords.submit).click()
  await expectAt(phone, cloudPrintPaths.ownLibraryFiles)

  await refuse()
  await phone.reload()
  await expect(text(shareWords.notes(notes))).toBeVisible()
  await button(shareWords.again).click()
  await expect(text(shareWords.notes(notes))).toBeVisible()
  await field(shareWords.name).fill(named.name)
  await text(shareWords.otherLanguages).click()
  await phone.getByLabel(t(shareWords.nameEn)).fill(named.nameEn)
  await expectSound(phone, 'steps/library-again')
  await button(shareWords.submit).click()
  await expect(toast(shareWords.submitted)).toBeVisible()
  const offered = phone.getByRole('article', { name: named.name })
  await expect(offered).toContainText(t(libraryStateNames.waiting))
  await expect(phone.getByRole('article')).toHaveCount(1)

  await refuse()
  await phone.reload()
  await button(shareWords.forget).click()
  await confirm(shareWords.forget)
  await expect(text(shareWords.none)).toBeVisible()
})
