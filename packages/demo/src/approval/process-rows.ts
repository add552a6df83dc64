import type { Phrase } from '@campus/contract/language.ts'
import { checkProcess } from '@campus/flow/process/check-process.ts'
import { readProcess } from '@campus/flow/process/read-process.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import type { DemoProcess } from './design.ts'
import { matterProcesses } from './matter-processes.ts'
import { moneyProcesses } from './money-processes.ts'
import { officeProcesses } from './office-processes.ts'

const groups: readonly (readonly [code: string, name: Phrase])[] = [
  ['office', ['办公服务', 'Office services', '辦公服務']],
  ['campus', ['校园生活', 'Campus life', '校園生活']],
  ['money', ['财务', 'Finance', '財務']],
]

export const demoProcesses = [...officeProcesses, ...moneyProcesses, ...matterProcesses]

const groupId = (code: string) => idOf('approval group', code)
export const processId = (code: string) => idOf('approval process', code)

export const processGroupRows = () =>
  groups.map(([code, name], position) => ({ id: groupId(code), school_id: demoUniversity.id, ...nameColumns(name), position }))

export const processRows = (today: Date) =>
  demoProcesses.map(({ code, group, name, remark, icon, matter = null }, position) => ({
    id: processId(code),
    school_id: demoUniversity.id,
    group_id: groupId(group),
    ...nameColumns(name),
    remark,
    icon,
    matter,
    position,
    created_at: ago(today, 24 * 200),
  }))

/** Read and checked as when an administrator publishes: a process of the demo that is wrong does not start the demo. */
const publishable = ({ code, tree, form, settings = {} }: DemoProcess) => {
  const read = readProcess({ process: tree, formItems: form, settings })
  const problems = 'problems' in read ? read.problems : checkProcess(read.value)
  if ('problems' in read || problems.length > 0) throw new Error(`The process ${code} cannot be published: ${JSON.stringify(problems)}`)
  return read.value
}

export const processVersionRows = (today: Date) =>
  demoProcesses.map((process) => {
    const { tree, form, settings } = publishable(process)
    const at = ago(today, 24 * 200)
    return {
      id: idOf('approval version', process.code),
      school_id: demoUniversity.id,
      process_id: processId(process.code),
      number: 1,
      state: 'published' as const,
      tree: JSON.stringify(tree),
      form: JSON.stringify(form),
      settings: JSON.stringify(settings),
      changed_by: personId('T0003'),
      changed_at: at,
      published_by: personId('T0003'),
      published_at: at,
    }
  })
