import { handleTask } from '@campus/contract/approval/handling.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { infoWords } from '@campus/web/features/approval/info/words.ts'
import { verdictWords } from '@campus/web/features/verification/outcome/verdict-words.ts'
import { outcomeWords } from '@campus/web/features/verification/outcome/words.ts'
import { approvalLooks } from '../approval/looks.ts'
import { publishedProcess } from '../approval/published-process.ts'
import { expectSound } from '../checks/sound.ts'
import { saved } from '../documents/saved-file.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { addStudent, addTeacher } from '../people/newcomer.ts'
import { reading } from '../people/reading.ts'

test('an approved application is downloaded as a PDF, and everybody can check it', async ({ device, network }) => {
  const asker = await addStudent(network, { name: '许诺' })
  const teacher = await addTeacher(network, { name: '程远' })
  const id = await publishedProcess(network, {
    name: '盖章申请',
    nameEn: 'Stamping a document',
    steps: [['院办审核', [teacher]]],
    form: [{ id: 'reason', name: 'TextInput', title: '事由', props: { required: true, abstract: true } }],
  })
  const token = await tokenOf(asker, network)
  const { instanceId } = (await askServer(startProcess, { id, formData: { reason: '合作协议' } }, network, { token })).data
  const deciding = { token: await tokenOf(teacher, network) }
  const [task] = (await askServer(todoList, {}, network, deciding)).data.rows
  const decision = { instanceId, taskId: task?.taskId ?? '', action: 'agree' as const, comment: { text: '同意用印' } }
  await askServer(handleTask, decision, network, deciding)

  const page = await device({ as: asker, ...approvalLooks.printing })
  const { button } = reading(page, approvalLooks.printing.language)
  await page.goto(`/#${approvalPaths.instance.address}?id=${instanceId}`)
  const { bytes } = await saved(page, () => button(infoWords.print).click())
  await expectSound(page, 'approval/passed-phone')

  const desk = await device(approvalLooks.checking)
  await desk.goto(`/#${verificationPaths.verify.address}`)
  await desk.locator('input[type=file]').first().setInputFiles({ name: '盖章申请.pdf', mimeType: 'application/pdf', buffer: bytes })
  const { t, fact } = reading(desk, approvalLooks.checking.language)
  await expect(desk.getByRole('status').filter({ hasText: t(verdictWords('valid', 'browser').title) })).toBeVisible()
  await expect(fact(outcomeWords.template)).toHaveText('盖章申请')
})
