import type { Phrase } from '@campus/contract/language.ts'
import { type MatterKind, matterScreens } from '@campus/contract/paths/matter-screens.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { matters } from '../matters.extension.ts'
import { firstVersionOf } from './first-version.ts'
import * as repository from './matter-process.repository.ts'

const kinds = Object.keys(matterScreens) as MatterKind[]
const groupName: Phrase = ['校园业务', 'Campus services', '校園業務']

/** Texts that the school can change are written in its language; what readers see of the fields comes from the code. */
const language = 'zh_CN'

const groupFor = async (ctx: Ctx, schoolId: string) => {
  const [name, name_en, name_tw] = groupName
  const found = await repository.findGroupOfMatters(ctx.sql, schoolId)
  return found ?? repository.insertGroup(ctx.sql, { school_id: schoolId, name, name_en, name_tw })
}

const addProcess = (ctx: Ctx, schoolId: string, kind: MatterKind) =>
  inTransaction(ctx, async (ctx) => {
    await repository.lockSchool(ctx.sql, schoolId)
    const known = await repository.findProcessOf(ctx.sql, schoolId, kind)
    if (known) return known
    const matter = matters.of(ctx)[kind]
    const [name, name_en, name_tw] = matter.name
    const now = ctx.now()
    const { id: group_id } = await groupFor(ctx, schoolId)
    const row = { school_id: schoolId, group_id, name, name_en, name_tw, icon: matter.icon, matter: kind, created_at: now }
    const { id } = await repository.insertProcess(ctx.sql, row)
    const { tree, form, settings } = firstVersionOf(matter, await matter.firstVersion(ctx, schoolId), language)
    const version = {
      school_id: schoolId,
      process_id: id,
      tree: JSON.stringify(tree),
      form: JSON.stringify(form),
      settings: JSON.stringify(settings),
    }
    return { id, version_id: (await repository.insertPublished(ctx.sql, version, now)).id }
  })

/** The process of a school that decides about a kind of matter; a new school gets it now. */
export const processOfMatter = async (ctx: Ctx, schoolId: string, kind: MatterKind) =>
  (await repository.findProcessOf(ctx.sql, schoolId, kind)) ?? addProcess(ctx, schoolId, kind)

/** So that administrators find every process before somebody asks for the first time. */
export const addMissingProcesses = async (ctx: Ctx): Promise<void> => {
  for (const { id, known } of await repository.listMissing(ctx.sql, kinds))
    if (known !== kinds.length) for (const kind of kinds) await processOfMatter(ctx, id, kind)
}
