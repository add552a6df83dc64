import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import { terminalNameOf } from '../../terminals/terminal/terminal.service.ts'
import type { JobRow } from '../queue/job.repository.ts'

/** Nothing is printed again on a guess: an administrator checks the tray and enters the pages. */
export const notifyUnsure = async (ctx: Ctx, { id, school_id, terminal_id }: JobRow) => {
  const terminal = await terminalNameOf(ctx, terminal_id)
  const where = `${terminal.number} ${terminal.location}`
  return sendMessage(ctx, {
    schoolId: school_id,
    to: await administratorsOf(ctx, school_id),
    category: 'todo',
    title: [
      `${terminal.name}打印中断，请核实`,
      `${terminal.nameEn} stopped responding while printing: please check`,
      `${terminal.nameTw}列印中斷，請核實`,
    ],
    body: [
      `终端 ${where} 在打印时失去联系超过 15 分钟。请到现场查看出纸盘，并在“打印记录”中填写已打印的页数，剩余页才能继续打印。`,
      `Terminal ${terminal.number}, ${terminal.locationEn}, stopped responding more than 15 minutes ago in the middle of a print. Check its tray and enter the number of pages under “Print log”. The rest can then be printed.`,
      `終端 ${terminal.number} ${terminal.locationTw} 在列印時失去聯絡超過 15 分鐘。請到現場查看出紙匣，並在「列印記錄」中填寫已列印的頁數，剩餘頁才能繼續列印。`,
    ],
    subject: { kind: 'unsure_print', id },
  })
}
