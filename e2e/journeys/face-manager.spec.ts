import { grantRoles } from '@campus/contract/administration/people.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { faceCheckWords } from '@campus/web/domain/camera/face-check/words.ts'
import { proofWords } from '@campus/web/features/account/proof/words.ts'
import { checkWords } from '@campus/web/features/faces/check/words.ts'
import { gateWords } from '@campus/web/features/identity/library/words.ts'
import { withPersonAtCamera } from '../browser/camera.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, openDevice, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { loseToken } from '../people/stale-session.ts'
import { havePortrait } from '../school/have-portrait.ts'
import { ownSchools } from '../school/own-schools.ts'

const language = 'zh_CN'
const school = ownSchools.faces
const { admin, teacher } = school.people

test('other people’s photos open to a manager whose face was checked, and without a face by another proof', async ({
  complaints,
  network,
}) => {
  const grants = [{ role: 'manager', reach: 'unit', scopeUnitId: school.units.college.id }] as const
  await askServer(grantRoles, { id: teacher.id, grants: [...grants] }, network, { token: await tokenOf(admin, network) })
  await havePortrait(school, 'teacher', 1, [], network)
  await withPersonAtCamera(1, async (browser) => {
    const page = await openDevice(browser, { complaints, network }, { as: teacher, remember: true, language })
    const { t, text, button } = reading(page, language)
    await page.goto(`/#${identityPaths.library.address}`)
    await loseToken(page)
    const withoutFace = page.getByRole('dialog', { name: t(proofWords.title) })
    await expect(text(gateWords.title)).toBeVisible()
    await expectSound(page, 'steps/library-closed')
    await button(gateWords.byPassword).click()
    await expect(withoutFace).toBeVisible()
    await page.keyboard.press('Escape')
    await button(gateWords.byFace).click()
    await expectAt(page, facesPaths.managerCheck)
    await button(checkWords.password).click()
    await expectAt(page, identityPaths.library)
    await button(gateWords.byFace).click()
    await button(faceCheckWords.begin).click()
    await expect(page.getByText(t(checkWords.openUntil('')))).toBeVisible()
    await expectSound(page, 'steps/library-check-passed')
    await button(checkWords.goOn).click()
    await expectAt(page, identityPaths.library)
    await expect(text(gateWords.title)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('img').first(), 'a reload leaves it open').toBeVisible()
    await expectSound(page, 'steps/library-open')
    await page.context().close()
  })
})
