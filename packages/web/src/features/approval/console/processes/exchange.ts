import { consoleProcess, processIcons, saveProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { readProcess } from '@campus/flow/process/read-process.ts'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { z } from 'zod'
import { send } from '../../../../api/send.ts'

/** The names around the version in a file; a file of another system may lack them. */
const Head = z.object({
  name: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(120).optional(),
  nameTw: z.string().trim().min(1).max(60).optional(),
  remark: z.string().trim().max(200).default(''),
  icon: z.enum(processIcons).catch('form'),
})

interface Names {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly remark: string
  readonly icon: string
}

/** Writes a version as `readProcess` reads it. */
export const saveAsFile = (names: Names, version: { readonly tree: unknown; readonly form: unknown; readonly settings: unknown }): void => {
  const { name, nameEn, nameTw, remark, icon } = names
  const { tree: process, form: formItems, settings } = version
  const text = JSON.stringify({ name, nameEn, nameTw, remark, icon, process, formItems, settings }, undefined, 2)
  saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`)
}

export const exportProcess = async (id: string): Promise<void> => {
  const process = await send(consoleProcess, { id })
  saveAsFile(process, process.version)
}

/** The version in a file, or the codes of what is wrong with it. */
export const readFile = async (file: File): Promise<{ readonly text: string; readonly process: Process } | { readonly wrong: string }> => {
  const text = await file.text()
  const read = readProcess(text)
  if ('value' in read) return { text, process: read.value }
  return { wrong: read.problems.map(({ code, at }) => [code, at].filter(Boolean).join(' ')).join(', ') }
}

/** Adds a process with the version as its draft, and answers its id. */
export const addFromFile = async (groupId: string, fileName: string, text: string, process: Process): Promise<string> => {
  const {
    name,
    nameEn = name,
    nameTw = name,
    remark,
    icon,
  } = Head.catch({
    name: fileName.replace(/\.json$/i, '').slice(0, 60) || 'process',
    remark: '',
    icon: 'form',
  }).parse(JSON.parse(text))
  const { id } = await send(saveProcess, { groupId, name, nameEn, nameTw, remark, icon })
  const { version } = await send(consoleProcess, { id })
  const { tree, form, settings } = process
  await send(saveProcessDraft, { id, revision: version.revision, tree, form: [...form], settings })
  return id
}
