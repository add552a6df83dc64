import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import { findSource } from './source.repository.ts'

/** As much of a run as its report needs. */
interface NightRun {
  readonly id: string
  readonly school_id: string
  readonly source_id: string | null
  readonly file_name: string
  readonly state: string
  readonly to_add: number
  readonly to_change: number
  readonly wrong: number
}

const bodyOf = ({ state, to_add, to_change, wrong }: NightRun, gone: number): Phrase => {
  if (state !== 'done')
    return ['没有导入任何内容，打开查看原因。', 'Nothing was imported. Open it to see why.', '沒有匯入任何內容，打開查看原因。']
  return [
    `新增 ${to_add}，修改 ${to_change}，未导入 ${wrong} 行，${gone} 名学生不在文件中、待确认。`,
    `${to_add} added, ${to_change} changed, ${counted(wrong, 'row')} left out, ${counted(gone, 'student')} no longer in the files and to be decided.`,
    `新增 ${to_add}，修改 ${to_change}，未匯入 ${wrong} 行，${gone} 名學生不在檔案中、待確認。`,
  ]
}

/** Tells administrators of a run at night in which something was refused or somebody is gone; one that went well stays quiet. */
export const reportNight = async (ctx: Ctx, row: NightRun): Promise<void> => {
  if (row.state === 'cancelled' || row.source_id === null) return
  const gone = (await findSource(ctx.sql, row.school_id, row.source_id))?.gone_open ?? 0
  if (row.state === 'done' && row.wrong === 0 && gone === 0) return
  const isDone = row.state === 'done'
  await sendMessage(ctx, {
    schoolId: row.school_id,
    to: await administratorsOf(ctx, row.school_id),
    category: 'system',
    title: isDone
      ? [
          `数据交换“${row.file_name}”有内容待处理`,
          `Data exchange “${row.file_name}” needs attention`,
          `資料交換「${row.file_name}」有內容待處理`,
        ]
      : [`数据交换“${row.file_name}”失败`, `Data exchange “${row.file_name}” failed`, `資料交換「${row.file_name}」失敗`],
    body: bodyOf(row, gone),
    subject: { kind: 'data_import', id: row.id },
  })
}
