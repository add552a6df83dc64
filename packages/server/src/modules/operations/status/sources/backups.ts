import type { CallerCtx } from '../../../../context/context.ts'
import { type Group, type Line, sizeOf } from '../status-line.ts'
import { listLastBackupRuns } from './school.repository.ts'

const hourMs = 3_600_000
/** A backup is made every day and rehearsed every week; a little later is no reason to look. */
const lateHours = { backup: 26, rehearsal: 8 * 24 } as const

type Kind = keyof typeof lateHours

const titles: Readonly<Record<Kind, Line['title']>> = {
  backup: ['最近一次备份', 'Last backup', '最近一次備份'],
  rehearsal: ['最近一次恢复演练', 'Last restore test', '最近一次還原演練'],
}

const none: Readonly<Record<Kind, Line['text']>> = {
  backup: ['还没有备份', 'No backup yet', '還沒有備份'],
  rehearsal: ['还没有演练', 'No restore test yet', '還沒有演練'],
}

const advice: Line['advice'] = [
  '请运行 npm run backup，并检查备份目录的空间与权限。',
  'Run npm run backup, and check the free space and permissions of the backup folder.',
  '請執行 npm run backup，並檢查備份目錄的空間與權限。',
]

type Run = Awaited<ReturnType<typeof listLastBackupRuns>>[number]

const lineOf = (kind: Kind, run: Run | undefined, isProduction: boolean): Line => {
  const line = { id: kind, title: titles[kind] }
  if (!run) return { ...line, tone: isProduction ? 'bad' : 'off', text: none[kind], advice: isProduction ? advice : undefined }
  const at = run.ended_at ?? run.began_at
  if (run.outcome === 'failed')
    return { ...line, tone: 'bad', text: [`失败：${run.cause}`, `Failed: ${run.cause}`, `失敗：${run.cause}`], since: at, advice }
  if (run.outcome === null) return { ...line, tone: 'good', text: ['正在进行', 'In progress', '正在進行'], since: at }
  const isLate = Date.now() - at.getTime() > lateHours[kind] * hourMs
  const size = sizeOf(run.bytes)
  return {
    ...line,
    tone: isLate ? 'attention' : 'good',
    text: isLate
      ? [`${size}，已经过时`, `${size}, too long ago`, `${size}，已經過時`]
      : [`${size}，成功`, `${size}, done`, `${size}，成功`],
    since: at,
    advice: isLate ? advice : undefined,
  }
}

export const backups = async ({ sql, services }: CallerCtx): Promise<Group> => {
  const runs = new Map((await listLastBackupRuns(sql)).map((run) => [run.kind, run]))
  return {
    id: 'backups',
    title: ['备份', 'Backups', '備份'],
    lines: (['backup', 'rehearsal'] as const).map((kind) => lineOf(kind, runs.get(kind), services.config.isProduction)),
  }
}
