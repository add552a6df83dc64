import { jobKindNames } from '@campus/contract/operations/failed-jobs.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { failedJobsWords } from '@campus/web/features/operations/console/jobs/words.ts'
import { expectSound } from '../checks/sound.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { taskCause } from '../school/failed-task.ts'
import { ownSchools } from '../school/own-schools.ts'

test('a task that was given up is shown with its cause and tried again', async ({ device }) => {
  const language = 'zh_CN'
  const page = await device({ as: ownSchools.accounts.people.admin, size: 'wide', language })
  const { t, toast, text } = reading(page, language)
  await atConsole(page, language).open(consolePaths.failedJobs, { state: 'failed' })
  const task = page.getByRole('row').filter({ hasText: t(jobKindNames['mail.deliver']) })
  await expect(task).toContainText(taskCause)
  await expect(task).toContainText(t(failedJobsWords.tries(9)))
  await expectSound(page, 'steps/console-failed-task')
  await task.getByRole('button', { name: t(failedJobsWords.again) }).click()
  await expect(toast(failedJobsWords.retried)).toBeVisible()
  await expect(text(failedJobsWords.noneLikeThat)).toBeVisible()
})
