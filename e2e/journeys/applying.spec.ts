import { grantRoles } from '@campus/contract/administration/people.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { delegateWords } from '@campus/web/domain/delegate/words.ts'
import { toCollect } from '@campus/web/domain/order/words.ts'
import { payWords } from '@campus/web/domain/pay/words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { comingNames, eventLooks, timelineWords } from '@campus/web/features/certificates/application/timeline-words.ts'
import { applicationWords, stepWords } from '@campus/web/features/certificates/application/words.ts'
import { applyFormWords } from '@campus/web/features/certificates/apply/words.ts'
import { decideWords, decisionWords } from '@campus/web/features/certificates/decisions/words.ts'
import { certificatesWords } from '@campus/web/features/documents/certificates/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import { actionWords, documentWords, onPaperWords } from '@campus/web/features/documents/own-documents/words.ts'
import { orderWords } from '@campus/web/features/orders/order/words.ts'
import { expectSound } from '../checks/sound.ts'
import { publishStarter } from '../documents/own-template.ts'
import { applyFor, giveBeans } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('a free certificate is two presses away from the list: its card, and the button that gets it', async ({ device, student }) => {
  const person = student()
  const page = await device({ as: person })
  const { t, text, button } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.certificates.address}`)
  await page
    .getByRole('list', { name: t(certificatesWords.list) })
    .getByRole('link', { name: /^在读证明(?!（)/ })
    .click()
  await button(makeWords.get).click()
  await expectAt(page, documentsPaths.ownDocument)
  await expect(text(stateLooks.valid.t)).toBeVisible()
  await expect(page.getByRole('region', { name: '在读证明-' })).toContainText(person.number)
})

test('paper is approved among many, paid with beans and money, and fetched by a delegate; a rejected applicant sees the reason', async ({
  device,
  network,
}) => {
  const language = 'zh_CN'
  const school = ownSchools.applications
  const { student, classmate, stranger, teacher, admin } = school.people
  const titles = ['远航成绩单', 'Transcript of a Voyage', '遠航成績單'] as const
  const grants = [{ role: 'manager', reach: 'unit', scopeUnitId: school.units.college.id }] as const
  await askServer(grantRoles, { id: teacher.id, grants: [...grants] }, network, { token: await tokenOf(admin, network) })
  const rules = { needsApproval: true, ways: ['download', 'paper'], charge: 'each', price: 500 } as const
  const templateId = await publishStarter(school, { titles, ...rules, ways: [...rules.ways] }, network)
  await giveBeans(student, 400, network, admin)
  await applyFor(stranger, { templateId, way: 'download' }, { network })
  const rejected = await applyFor(classmate, { templateId, way: 'download' }, { network })

  const phone = await device({ as: student, language })
  const own = reading(phone, language)
  await phone.goto(`/#${documentsPaths.template.address}?id=${templateId}`)
  await own.link(wayNames.paper).click()
  await expectAt(phone, certificatesPaths.applyPaper)
  await phone.getByRole('spinbutton', { name: own.t(applyFormWords.copies) }).fill('3')
  await phone.getByRole('switch', { name: own.t(applyFormWords.delegate) }).check()
  await own.field(delegateWords.number).fill(classmate.number)
  await own.button(delegateWords.lookUp).click()
  // What the draft keeps is shown again, and the person is confirmed again.
  await phone.reload()
  await expect(phone.getByRole('switch', { name: own.t(applyFormWords.delegate) })).toBeChecked()
  await own.button(delegateWords.lookUp).click()
  await expect(phone.getByRole('status').filter({ hasText: own.t(school.units.class.name) })).toBeVisible()
  await expect(phone.getByRole('region', { name: own.t(applyFormWords.cost) })).toContainText(yuan(1500))
  await expectSound(phone, 'steps/apply-paper')
  await own.button(applyFormWords.submit).click()
  await expectAt(phone, certificatesPaths.application)
  const timeline = phone.getByRole('region', { name: own.t(timelineWords.title) })
  await expect(timeline.locator('[aria-current=step]')).toContainText(own.t(comingNames.approve))
  await expectSound(phone, 'steps/application-waiting')

  const desk = await device({ as: teacher, size: 'wide', language })
  const { t, button, field, toast } = reading(desk, language)
  await desk.goto(`/#${certificatesPaths.decisions.address}`)
  for (const { name } of [student, stranger]) await desk.getByRole('checkbox', { name: t(decisionWords.select(name)) }).check()
  await expect(desk.getByRole('region', { name: t(decideWords.selected(2)) })).toBeVisible()
  await expectSound(desk, 'steps/decisions-many')
  await button(decideWords.approve).click()
  await expect(toast(decideWords.approvedDone(2))).toBeVisible()
  const list = desk.getByRole('region', { name: t(decisionWords.list) })
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: classmate.name }).click()
  await field(decideWords.notes).fill('请先补交离校手续。')
  await button(decideWords.reject).click()
  await expect(toast(decideWords.rejectedDone(1))).toBeVisible()

  // It shows by itself that it was approved.
  await own.button(stepWords.pay).click()
  await expectAt(phone, ordersPaths.order)
  const sums = phone.getByRole('region', { name: own.t(payWords.paying), exact: true })
  await expect(sums).toContainText(own.t(payWords.fromFree))
  await expectSound(phone, 'steps/order-mixed')
  await own.button(payWords.payMoney(yuan(1100))).click()
  await phone.locator('button[value=pay]').click()
  await expectAt(phone, ordersPaths.order)
  await expect(own.text(toCollect).first()).toBeVisible()
  await expectSound(phone, 'steps/order-finished')
  await phone.getByRole('link', { name: own.t(orderWords.code) }).click()
  await expectAt(phone, certificatesPaths.application)
  await own.button(stepWords.show_code).click()
  const code = phone.getByRole('dialog', { name: own.t(pickUpWords.title) })
  await expect(code.getByText(/^(\d{4} )+\d{1,4}$/)).toBeVisible()
  await expectSound(phone, 'steps/pick-up-code')
  await code.getByRole('button', { name: own.t(pickUpWords.close) }).click()
  const happened = (['applied', 'delegated', 'approved', 'paid', 'made', 'code_given'] as const).map((kind) => eventLooks[kind].t)
  await expect(timeline.getByRole('listitem')).toContainText([...happened, comingNames.fetch].map(own.t))
  await expect(own.fact(applicationWords.delegate)).toContainText(classmate.number)

  // Paper is no file: what it says is shown as a preview, and there is nothing to download, to mail or to share.
  await own.button(stepWords.open).click()
  await expectAt(phone, documentsPaths.ownDocument)
  await expect(phone.getByRole('region', { name: own.t(onPaperWords.preview) })).toContainText(student.number)
  await expect(own.button(documentWords.download)).toHaveCount(0)
  await expect(own.button(actionWords.mail)).toHaveCount(0)
  await expectSound(phone, 'steps/paper-document')
  await own.button(onPaperWords.toCode).click()
  await expectAt(phone, certificatesPaths.application)

  const other = await device({ as: classmate, language })
  await other.goto(`/#${certificatesPaths.application.address}?id=${rejected.applicationId}`)
  await expect(other.getByText(t(eventLooks.rejected.t))).toBeVisible()
  await expect(other.getByText('请先补交离校手续。').first()).toBeVisible()
  await expectSound(other, 'steps/application-rejected')
})
