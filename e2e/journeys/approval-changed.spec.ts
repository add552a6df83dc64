import { grantRoles } from '@campus/contract/administration/people.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { centreWords } from '@campus/web/features/approval/centre/words.ts'
import { panelWords } from '@campus/web/features/approval/console/process/panel/words.ts'
import { nodeKinds } from '@campus/web/features/approval/console/process/tree/words.ts'
import { actionNames, decisionWords as officeDecisionWords } from '@campus/web/features/approval/info/words.ts'
import { eventLooks, timelineWords } from '@campus/web/features/certificates/application/timeline-words.ts'
import { decideWords } from '@campus/web/features/certificates/decisions/words.ts'
import { decisionWords } from '@campus/web/features/leave/decision-words.ts'
import { leaveStates } from '@campus/web/features/leave/leave-state.ts'
import { ownLeaveWords } from '@campus/web/features/leave/own-words.ts'
import type { Page } from '@playwright/test'
import { atDesigner } from '../approval/at-designer.ts'
import { openTask } from '../approval/deciding.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { publishStarter } from '../documents/own-template.ts'
import { applyFor } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

const school = ownSchools.matters
const { admin, teacher, student } = school.people
const step = '校务处复核'

/** A day in the future as the browser's field takes it. */
const dayAhead = (days: number, time: string) => `${dateOf(Date.now() + days * 86_400_000)}T${time}`

for (const language of languagesOf(import.meta.url)) {
  /** One more step, which the administrator decides, behind the one that is there. */
  const addStep = async (page: Page, process: RegExp) => {
    const { t } = reading(page, language)
    const designer = atDesigner(page, language)
    await atConsole(page, language).open(consolePaths.approvalProcesses)
    await page.getByRole('main').getByRole('link', { name: process }).click()
    await designer.parts.nth(1).focus()
    await page.keyboard.press('+')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(nodeKinds.APPROVAL) })
      .press('Enter')
    await expect(designer.parts).toHaveCount(3)
    await designer.parts.nth(2).focus()
    await page.keyboard.press('Enter')
    await designer.panel.getByLabel(t(panelWords.name), { exact: true }).fill(step)
    await designer.nameDecider(admin)
    await designer.expectSaved()
    await designer.publishAs(2)
  }

  test(`leave and a certificate go through the step that an administrator added, ${language}`, async ({ device, network }) => {
    const token = await tokenOf(admin, network)
    const grants = [{ role: 'manager', reach: 'unit', scopeUnitId: school.units.college.id }] as const
    await askServer(grantRoles, { id: teacher.id, grants: [...grants] }, network, { token })
    const titles = ['船员证明', 'Certificate of a Sailor', '船員證明'] as const
    const templateId = await publishStarter(school, { titles, needsApproval: true, ways: ['download'] }, network)
    const desk = await device({ as: admin, size: 'wide', language })
    await addStep(desk, /^(请假|Leave|請假)$/)
    await addStep(desk, /^(证明审批|Certificate approval|證明審批)$/)
    await expectSound(desk, 'steps/console-approval-changed')
    const { button: adminButton, field: adminField } = reading(desk, language)

    const page = await device({ as: student, language })
    const { text, field, button, t } = reading(page, language)
    await page.goto(`/#${messagesPaths.askLeave.address}`)
    await field(ownLeaveWords.from).fill(dayAhead(3, '08:00'))
    await field(ownLeaveWords.until).fill(dayAhead(3, '18:00'))
    await field(ownLeaveWords.reason).fill('参加船员资格考试')
    await button(ownLeaveWords.submit).click()
    await expectAt(page, messagesPaths.leaveRequest)
    const manager = await device({ as: teacher, language })
    const atManager = reading(manager, language)
    // What waits in other services stands in the office too.
    await manager.goto(`/#${approvalPaths.centre.address}`)
    await manager
      .getByRole('region', { name: t(centreWords.elsewhere) })
      .getByRole('link')
      .click()
    await expectAt(manager, messagesPaths.leaveDecisions)
    await manager.getByRole('link', { name: student.name }).click()
    await atManager.field(decisionWords.notes).fill('同意')
    await atManager.button(decisionWords.approve).click()
    await expect(atManager.toast(decisionWords.approved)).toBeVisible()
    await expect(text(leaveStates.pending.t).first()).toBeVisible()
    await expectSound(page, 'steps/leave-second-step')
    await openTask(desk, student)
    await adminField(officeDecisionWords.words).fill('同意')
    await adminButton(actionNames.agree).click()
    await expect(text(leaveStates.approved.t).first()).toBeVisible()

    const { applicationId } = await applyFor(student, { templateId, way: 'download' }, { network })
    await manager.goto(`/#${certificatesPaths.decisions.address}`)
    await manager.getByRole('link', { name: student.name }).click()
    await atManager.button(decideWords.approve).click()
    await expect(atManager.toast(decideWords.approvedDone(1))).toBeVisible()
    await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
    const timeline = page.getByRole('region', { name: t(timelineWords.title) })
    await expect(timeline).toContainText(t(eventLooks.step_approved.t))
    await expect(timeline).not.toContainText(t(eventLooks.approved.t))
    await expectSound(page, 'steps/application-second-step')
    await openTask(desk, student)
    await adminField(officeDecisionWords.words).fill('同意')
    await adminButton(actionNames.agree).click()
    await expect(timeline).toContainText(t(eventLooks.approved.t))
    await expect(timeline).toContainText(admin.name)
    await expectSound(page, 'steps/application-two-steps')
  })
}
