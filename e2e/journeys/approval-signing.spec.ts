import { startProcess } from '@campus/contract/approval/starting.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { approvalRefusals } from '@campus/contract/refusals/approval.ts'
import { uploadSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { officePeopleWords } from '@campus/web/domain/office-people/words.ts'
import { signatureWords } from '@campus/web/domain/signature/words.ts'
import { actionNames, commentWords, decisionWords, infoWords } from '@campus/web/features/approval/info/words.ts'
import { officeStates } from '@campus/web/features/approval/office-states.ts'
import { messageWords } from '@campus/web/features/messages/words.ts'
import type { Page } from '@playwright/test'
import { openTask } from '../approval/deciding.ts'
import { publishedProcess } from '../approval/published-process.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addStudent, addTeacher, type Newcomer } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'

/** Signers may be added before as well as after. */
const bothWays = { operationPerm: { beforeAdd: { alisa: '', show: true } } }
const form = [{ id: 'reason', name: 'TextInput', title: '事由', props: { required: true, abstract: true } }] as const

for (const language of languagesOf(import.meta.url)) {
  /** By number: several people of the school have the same name. */
  const pick = async (page: Page, label: Parameters<ReturnType<typeof reading>['t']>[0], person: Newcomer) => {
    const { t } = reading(page, language)
    await page.getByRole('button', { name: new RegExp(`^${t(label)}`) }).click()
    const sheet = page.getByRole('dialog', { name: t(label), exact: true })
    await sheet.getByRole('searchbox', { name: t(officePeopleWords.search) }).fill(person.number)
    await sheet.getByRole('button', { name: person.name }).click()
    await sheet.getByRole('button', { name: t(officePeopleWords.done(1)) }).click()
  }

  const addSigner = async (page: Page, action: 'beforeAdd' | 'afterAdd', person: Newcomer) => {
    const { t, button, toast } = reading(page, language)
    await button(actionNames[action]).click()
    await pick(page, decisionWords.signers, person)
    const sheet = page.getByRole('dialog', { name: t(actionNames[action]), exact: true })
    await sheet.getByLabel(t(decisionWords.words)).fill(`${person.name}?`)
    await expectSound(page, `approval/${action}-phone`)
    await sheet.getByRole('button', { name: t(decisionWords.confirm) }).click()
    await expect(toast(decisionWords.done)).toBeVisible()
  }

  const agreeAt = async (page: Page) => {
    const { field, button } = reading(page, language)
    await field(decisionWords.words).fill('同意')
    await button(actionNames.agree).click()
  }

  test(`somebody mentioned reads it from the message, and signers added before and after decide too, ${language}`, async ({
    device,
    network,
  }) => {
    const asker = await addStudent(network, { name: '阮青禾' })
    const first = await addTeacher(network, { name: '蓝思远' })
    const before = await addTeacher(network, { name: '楚云帆' })
    const after = await addTeacher(network, { name: '骆明川' })
    const id = await publishedProcess(network, {
      name: '合作协议',
      nameEn: 'Agreement',
      steps: [['院办审核', [first], bothWays]],
      form: [...form],
    })
    const token = await tokenOf(asker, network, language)
    await askServer(startProcess, { id, formData: { reason: '校企合作' } }, network, { token })
    const desk = await device({ as: first, language })
    const { t, button, field, toast, text, confirm } = reading(desk, language)
    await openTask(desk, asker)
    await field(commentWords.text).fill('请看第三条')
    await button(commentWords.more).click()
    await pick(desk, commentWords.mentions, before)
    await button(commentWords.send).click()
    await expect(toast(commentWords.sent)).toBeVisible()
    await expect(desk.getByText(t(commentWords.notified(before.name)))).toBeVisible()

    const other = await device({ as: before, language })
    await other.goto(`/#${messagesPaths.messages.address}`)
    await other.getByRole('link', { name: t(categoryNames.progress) }).click()
    await other.getByRole('listitem').getByRole('link').first().click()
    await other
      .getByRole('region', { name: t(messageWords.subject) })
      .getByRole('link')
      .click()
    await expectAt(other, approvalPaths.instance)
    await expect(other.getByText('请看第三条')).toBeVisible()
    await expect(reading(other, language).button(actionNames.agree)).toHaveCount(0)
    await expectSound(other, 'approval/info-mentioned-phone')

    // Somebody added by mistake is taken off again: the adder decides as before.
    await addSigner(desk, 'beforeAdd', after)
    await expect(button(actionNames.agree)).toHaveCount(0)
    await expectSound(desk, 'approval/info-remove-phone')
    await button(actionNames.removeAdd).click()
    await confirm(actionNames.removeAdd)
    await expect(button(actionNames.agree)).toBeVisible()
    await expect(button(actionNames.removeAdd)).toHaveCount(0)

    await addSigner(desk, 'beforeAdd', before)
    await expect(button(actionNames.agree)).toHaveCount(0)
    await agreeAt(other)
    await expect(reading(other, language).toast(decisionWords.done)).toBeVisible()
    await openTask(desk, asker)
    await addSigner(desk, 'afterAdd', after)
    await expect(text(officeStates.running.t).first()).toBeVisible()
    const last = await device({ as: after, language })
    await openTask(last, asker)
    await agreeAt(last)
    await expect(reading(last, language).text(officeStates.passed.t).first()).toBeVisible()
    const trail = last.getByRole('region', { name: t(infoWords.trail) })
    for (const { name } of [first, before, after]) await expect(trail).toContainText(name)
    await expectSound(last, 'approval/info-added-phone')
  })

  test(`a decision is signed with the stored signature, and what has passed is undone by another application, ${language}`, async ({
    device,
    network,
  }) => {
    const asker = await addStudent(network, { name: '温知夏' })
    const teacher = await addTeacher(network, { name: '严立成' })
    const id = await publishedProcess(network, {
      name: '设备借用',
      nameEn: 'Loan of equipment',
      steps: [['院办审核', [teacher]]],
      form: [...form],
      settings: { sign: true, undo: true },
    })
    const deciding = { token: await tokenOf(teacher, network, language) }
    await askServer(uploadSignatureInfo, { made: { method: 'typed', name: teacher.name } }, network, deciding)
    const { instanceId } = (
      await askServer(startProcess, { id, formData: { reason: '拍摄毕业短片' } }, network, {
        token: await tokenOf(asker, network, language),
      })
    ).data
    const desk = await device({ as: teacher, language, size: 'wide' })
    const { t, text, button } = reading(desk, language)
    const sign = async () => {
      await openTask(desk, asker)
      await button(signatureWords.use).click()
      await expect(text(decisionWords.signed)).toBeVisible()
      await agreeAt(desk)
      await expect(text(officeStates.passed.t).first()).toBeVisible()
      await expect(desk.getByRole('img', { name: t(infoWords.signature(teacher.name)) })).toBeVisible()
    }
    await openTask(desk, asker)
    await button(actionNames.agree).click()
    await expect(text(approvalRefusals.words_required)).toBeVisible()
    await expect(text(approvalRefusals.signature_required)).toBeVisible()
    await expectSound(desk, 'approval/signature-wanted-wide')
    await sign()
    await expectSound(desk, 'approval/info-signed-wide')

    const page = await device({ as: asker, language })
    const own = reading(page, language)
    await page.goto(`/#${approvalPaths.instance.address}?id=${instanceId}`)
    await own.button(infoWords.undo).click()
    const sheet = page.getByRole('dialog', { name: t(infoWords.undo), exact: true })
    await sheet.getByRole('button', { name: t(infoWords.undo) }).click()
    await expect(own.text(approvalRefusals.words_required)).toBeVisible()
    await sheet.getByLabel(t(decisionWords.words)).fill('拍摄取消')
    await expectSound(page, 'approval/undo-phone')
    await sheet.getByRole('button', { name: t(infoWords.undo) }).click()
    await expect(own.link(infoWords.undoes)).toBeVisible()
    await expect(page.getByText('拍摄取消')).toBeVisible()
    await expectSound(page, 'approval/info-undoing-phone')

    await sign()
    await own.link(infoWords.undoes).click()
    await expect(own.link(infoWords.undoing)).toBeVisible()
    await expect(own.text(infoWords.undone)).toBeVisible()
    await expect(own.button(infoWords.undo)).toHaveCount(0)
    await expectSound(page, 'approval/info-undone-phone')
  })
}
