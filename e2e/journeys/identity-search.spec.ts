import { identityPaths } from '@campus/contract/paths/identity.ts'
import { photoWords as choiceWords } from '@campus/web/domain/photo/words.ts'
import { findWords, foundMeWords } from '@campus/web/features/identity/find/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { portraitOf } from '../people/portraits.ts'
import { reading } from '../people/reading.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const school = ownSchools.photos
const { admin, teacher } = school.people

test('who is found by photo is only called alike, and sees who searched and why', async ({ device, network }) => {
  await havePortrait(school, 'teacher', 5, ['search'], network)
  const desk = await device({ as: admin, isShared: true, size: 'wide', language })
  const { t, text, button, field } = reading(desk, language)
  await desk.goto(`/#${identityPaths.find.address}`)
  await desk.getByLabel(t(choiceWords.choose)).setInputFiles(portraitOf(5))
  const purpose = '失物招领，核对校园卡的失主'
  await field(findWords.purpose).fill(purpose)
  await expectSound(desk, 'steps/photo-search')
  await button(findWords.find).click()
  await expectAt(desk, identityPaths.search)
  await expect(desk.getByRole('link', { name: teacher.name })).toBeVisible()
  await expect(text(findWords.warning)).toBeVisible()
  await expectSound(desk, 'steps/photo-search-found')

  const phone = await device({ as: teacher, isShared: true, language })
  await phone.goto(`/#${identityPaths.searchesForMe.address}`)
  await expect(phone.getByText(t(foundMeWords.purpose(purpose)))).toBeVisible()
  await expect(phone.getByText(admin.name)).toBeVisible()
  await expectSound(phone, 'steps/photo-search-for-me')
})
