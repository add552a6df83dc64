import type { customPrint } from '@campus/contract/approval/progress.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepPreview } from '../../documents/previews/specimen.service.ts'
import { fileOfSheet, registerSheet } from '../../documents/sheets/registered-sheet.service.ts'
import { minuteIn, setUnregistered } from '../../documents/sheets/sheet.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { keepStored } from '../../files/made-file.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { holdInstance } from '../engine/step.service.ts'
import { findProcessNames, listTaskMarks } from '../progress/progress.repository.ts'
import { readProgress } from '../progress/progress.service.ts'
import { findPrint, findUndone, insertPrint, listNumbers } from './print.repository.ts'
import { type PrintContent, type Printed, printContent, rightsOfPrint } from './print-content.ts'
import { designOf } from './print-design.ts'

const loadPrinted = async (ctx: CallerCtx, id: string): Promise<Printed> => {
  const progress = await readProgress({ ...ctx, language: 'zh_CN' }, id)
  const { instanceId, undoes } = progress
  const [marks, { timeZone }, undone, numbers] = await Promise.all([
    listTaskMarks(ctx.sql, instanceId),
    readSettings(ctx.sql, ctx.caller.schoolId),
    findUndone(ctx.sql, instanceId),
    undoes ? listNumbers(ctx.sql, [undoes]) : [],
  ])
  return {
    progress,
    minuteOf: (at) => minuteIn(timeZone, at),
    signatureOf: (taskId) => marks.find((row) => row.id === taskId)?.signature_file_id ?? null,
    undoes: numbers[0]?.number ?? null,
    undoneBy: undone?.number ?? null,
  }
}

const sheetOf = async (ctx: CallerCtx, printed: Printed) => {
  const names = await findProcessNames(ctx.sql, printed.progress.processId)
  return {
    schoolId: ctx.caller.schoolId,
    titles: { name: names.name, nameEn: names.name_en, nameTw: names.name_tw },
    content: printContent(printed),
  }
}

/** The registered document of this application and these rights: of two who ask at once the second finds that of the first. */
const registered = (ctx: CallerCtx, printed: Printed): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const { instanceId, staterUser } = printed.progress
    const key = { instanceId, rights: sha256(canonicalJson(rightsOfPrint(printed))) }
    const known = await findPrint(ctx.sql, key)
    if (known) return known.document_id
    await holdInstance(ctx, instanceId)
    const meanwhile = await findPrint(ctx.sql, key)
    if (meanwhile) return meanwhile.document_id
    const { schoolId, personId } = ctx.caller
    const sheet = await sheetOf(ctx, printed)
    const { id: documentId } = await registerSheet(ctx, { ...sheet, kind: 'approval', holder: staterUser, madeBy: personId })
    await insertPrint(ctx.sql, { ...key, schoolId, documentId, now: ctx.now() })
    return documentId
  })

const printEnded = async (ctx: CallerCtx, printed: Printed): Promise<string> => {
  const design = (content: unknown) => designOf(ctx, ctx.caller.schoolId, content as PrintContent)
  const document = await fileOfSheet(ctx, await registered(ctx, printed), design)
  if (!document || document.blobKey === null) throw refuse('document_not_ready')
  const { blobKey, keyEncrypted, fileName: name } = document
  const file = { blobKey, keyEncrypted, size: document.size ?? 0, name, contentType: 'application/pdf', use: 'preview' as const }
  const { id } = await keepStored(ctx, file)
  return fileAddress(ctx, id, ctx.caller.personId)
}

/** Nothing is decided yet: every page says so, and no register knows it. */
const printRunning = async (ctx: CallerCtx, printed: Printed): Promise<string> => {
  const sheet = await sheetOf(ctx, printed)
  const pdf = await setUnregistered(ctx, sheet, await designOf(ctx, sheet.schoolId, sheet.content), '审批未结束 NOT FINAL')
  return (await keepPreview(ctx, pdf, `${sheet.titles.name}-${sheet.content.number}`)).pdfUrl
}

export const print = async (ctx: CallerCtx, { id }: InputOf<typeof customPrint>): Promise<OutputOf<typeof customPrint>> => {
  const printed = await loadPrinted(ctx, id)
  const { externSetting, status } = printed.progress
  const pdfUrl = await (status === 'running' ? printRunning(ctx, printed) : printEnded(ctx, printed))
  return { customPrint: externSetting.customPrint, pdfUrl }
}
