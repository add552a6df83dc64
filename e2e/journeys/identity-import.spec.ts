import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { importWords } from '@campus/web/console/import/words.ts'
import { photoImportWords } from '@campus/web/features/identity/console/photo-imports/words.ts'
import { zipSync } from 'fflate'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { agreeToFaces } from '../people/face-consent.ts'
import { portraitBytes } from '../people/portraits.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const { people } = ownSchools.photos

test('a ZIP of photos shows what is wrong with which file, and is taken in without the wrong ones', async ({ device, network }) => {
  for (const person of [people.classmate, people.stranger]) await agreeToFaces(person, ['portrait'], network)
  const desk = await device({ as: people.admin, size: 'wide', language })
  const { t, text, button, choose, confirm } = reading(desk, language)
  await desk.goto(`/#${consolePaths.photoImports.address}`)
  await choose(photoImportWords.type, '学历照片')
  const zip = zipSync({
    [`${people.classmate.number}.jpg`]: portraitBytes(2),
    [`${people.stranger.number}.jpg`]: portraitBytes(3),
    'NOBODY99.jpg': portraitBytes(4),
    'readme.txt': Buffer.from('not a photo'),
  })
  await desk
    .getByLabel(t(photoImportWords.file))
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expectAt(desk, consolePaths.photoImport)
  await expect(desk.getByRole('button', { name: `2 ${t(photoImportWords.add)}`, exact: true })).toBeVisible()
  await desk.getByRole('button', { name: `2 ${t(importWords.wrong)}`, exact: true }).click()
  await expect(desk.getByRole('rowheader')).toHaveText(['NOBODY99.jpg', 'readme.txt'])
  await expect(button(importWords.run)).toBeDisabled()
  await expectSound(desk, 'steps/photo-import')
  await desk.getByRole('checkbox', { name: t(photoImportWords.skipWrong(2)) }).check()
  await button(importWords.run).click()
  await confirm(importWords.run)
  await expect(text(photoImportWords.doneText(2, 0, 2))).toBeVisible()
  await button(photoImportWords.seeLibrary).click()
  await expectAt(desk, identityPaths.library)
  await expect(desk.getByRole('img', { name: people.classmate.name })).toBeVisible()
})
