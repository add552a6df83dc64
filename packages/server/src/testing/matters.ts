import { consoleProcess, publishProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { brokenInvariants } from '@campus/flow/engine/invariants.ts'
import { systemContext } from '../context/context.ts'
import { readInstance } from '../modules/approval/engine/step.service.ts'
import { processOfMatter } from '../modules/approval/matters/matter-process.service.ts'
import { asker } from './ask.ts'
import type { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'

type Entered = Awaited<ReturnType<typeof enter>>

/** Publishes another way through the process that decides about a kind of record, as an administrator does. */
export const changeProcess = async (campus: TestCampus, admin: Entered, kind: MatterKind, tree: object) => {
  const ask = asker(campus.url)
  const { id } = await processOfMatter(systemContext(campus.base), admin.person.schoolId, kind)
  const { form, settings } = (await ask(consoleProcess, { id }, admin)).data.version
  const draft = { id, revision: 0, tree, form: form as GivenTo<typeof saveProcessDraft>['form'], settings }
  const saved = await ask(saveProcessDraft, draft, admin)
  const published = await ask(publishProcess, { id, revision: saved.data.revision }, admin)
  if (published.code !== 200) throw new Error(`${published.msg} ${JSON.stringify(saved.data.problems)}`)
}

/** The instance that decides about a record: sound, or the test fails. */
export const instanceOfRecord = async ({ base }: TestCampus, recordId: string) => {
  const { id } = await base.sql.selectFrom('approval_instance').where('matter_id', '=', recordId).select('id').executeTakeFirstOrThrow()
  const found = await readInstance(systemContext(base), id)
  const broken = found ? brokenInvariants(found.process, found.state) : ['there is none']
  if (!found || broken.length > 0) throw new Error(broken.join(', '))
  return { id, state: found.instance.state, tasks: found.state.tasks }
}
