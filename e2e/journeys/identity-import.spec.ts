import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { drawCardBack } from '@campus/papers/tools/specimens.ts'
import { importWords } from '@campus/web/console/import/words.ts'
import { photoImportWords } from '@campus/web/features/identity/console/photo-imports/words.ts'
import { zipSync } from 'fflate'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { portraitBytes } from '../people/portraits.ts'
import { reading } from '../people/reading.ts'
import { albumStudents } from '../school/album-rows.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const { people } = ownSchools.photos

/** One photo for each of the class, the same people as in the demo; the last one shows a card instead of a face. */
const photosOfClass = async () => {
  const photos = albumStudents.map(({ number }, index) => [`${number}.jpg`, portraitBytes(index + 1)] as const)
  const [faceless] = photos.at(-1) ?? ['']
  return { ...Object.fromEntries(photos), [faceless]: await drawCardBack({ authority: '示范市公安局', valid: '2020.01.01-2040.01.01' }) }
}

test('a ZIP of a class shows what is wrong with which file, and is taken in without the wrong ones', async ({ device }) => {
  const desk = await device({ as: people.admin, isShared: true, size: 'wide', language })
  const { t, text, button, choose, confirm } = reading(desk, language)
  await desk.goto(`/#${consolePaths.photoImports.address}`)
  await choose(photoImportWords.type, '学历照片')
  const zip = zipSync({ ...(await photosOfClass()), 'NOBODY99.jpg': portraitBytes(4), 'readme.txt': Buffer.from('not a photo') })
  await desk
    .getByLabel(t(photoImportWords.file))
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expectAt(desk, consolePaths.photoImport)
  const good = albumStudents.length - 1
  await expect(desk.getByRole('button', { name: `${good} ${t(photoImportWords.add)}`, exact: true })).toBeVisible()
  await desk.getByRole('button', { name: `3 ${t(importWords.wrong)}`, exact: true }).click()
  await expect(desk.getByRole('rowheader')).toHaveText([`${albumStudents.at(-1)?.number}.jpg`, 'NOBODY99.jpg', 'readme.txt'])
  await expect(button(importWords.run)).toBeDisabled()
  await expectSound(desk, 'steps/photo-import')
  await desk.getByRole('checkbox', { name: t(photoImportWords.skipWrong(3)) }).check()
  await button(importWords.run).click()
  await confirm(importWords.run)
  await expect(text(photoImportWords.doneText(good, 0, 3))).toBeVisible()
  await expectSound(desk, 'steps/photo-import-done')
  await button(photoImportWords.seeLibrary).click()
  await expectAt(desk, identityPaths.library)
  await expect(desk.getByRole('img', { name: albumStudents[0]?.name ?? '' }).first()).toBeVisible()
})
