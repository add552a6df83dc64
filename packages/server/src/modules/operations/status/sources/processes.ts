import { z } from 'zod'
import type { Ctx } from '../../../../context/context.ts'
import { listProcesses } from '../process-report.repository.ts'
import { childNames } from '../status.texts.ts'
import { type Group, type Line, same, sizeOf } from '../status-line.ts'

/** Longer than this, everybody who asks something at that moment notices. */
const slowMs = 1000
const ChildStates = z.array(
  z.object({
    kind: z.string(),
    size: z.number(),
    busy: z.number(),
    waiting: z.number(),
    failures: z.number(),
    lastFailure: z.string(),
    lastFailureAt: z.iso.datetime().nullable(),
  }),
)
type ChildState = z.infer<typeof ChildStates>[number]

type Process = Awaited<ReturnType<typeof listProcesses>>[number]

const processLine = ({ id, host, pid, ...row }: Process): Line => {
  const title = same(`${host} · ${pid}`)
  if (row.is_silent)
    return {
      id,
      title,
      tone: 'bad',
      text: ['没有回应', 'No longer reporting', '沒有回應'],
      since: row.seen_at,
      advice: [
        '进程可能已被强行结束或机器已关闭。如果是有意停止，一天后此行自动消失；否则请查看该机器的日志并重新启动。',
        'The process was probably killed or the machine is off. If that was on purpose, this line goes away after a day. Otherwise check the log of that machine and start it again.',
        '程序可能已被強制結束或機器已關閉。如果是有意停止，一天後此列自動消失；否則請查看該機器的日誌並重新啟動。',
      ],
    }
  const isSlow = row.delay_ms > slowMs
  const [memory, delay] = [sizeOf(row.memory_bytes), Math.round(row.delay_ms)]
  const [used, waiting] = [row.connections_used, row.connections_waiting]
  return {
    id,
    title,
    tone: isSlow || waiting > 0 ? 'attention' : 'good',
    text: [
      `版本 ${row.version}，内存 ${memory}，最长停顿 ${delay} 毫秒，数据库连接 ${used} 个，等待 ${waiting} 个`,
      `Version ${row.version}, ${memory} of memory, longest pause ${delay} ms, ${used} database connections in use, ${waiting} waiting`,
      `版本 ${row.version}，記憶體 ${memory}，最長停頓 ${delay} 毫秒，資料庫連線 ${used} 個，等待 ${waiting} 個`,
    ],
    since: row.started_at,
    advice:
      isSlow || waiting > 0
        ? [
            '如果持续如此，请增加服务器进程，或调大 DATABASE_CONNECTIONS。',
            'If this goes on, start another server process or raise DATABASE_CONNECTIONS.',
            '如果持續如此，請增加伺服器程序，或調大 DATABASE_CONNECTIONS。',
          ]
        : undefined,
  }
}

export const processes = async ({ sql }: Ctx): Promise<Group> => ({
  id: 'processes',
  title: ['服务进程', 'Server processes', '服務程序'],
  lines: (await listProcesses(sql)).map(processLine),
})

const dayMs = 86_400_000

const childLine = (kind: string, states: readonly ChildState[], now: Date): Line => {
  const sum = (of: (state: ChildState) => number) => states.reduce((total, state) => total + of(state), 0)
  const [busy, size, waiting, failures] = [sum((s) => s.busy), sum((s) => s.size), sum((s) => s.waiting), sum((s) => s.failures)]
  const last = states
    .flatMap(({ lastFailureAt, lastFailure }) => (lastFailureAt ? [{ at: new Date(lastFailureAt), cause: lastFailure }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
  const failedLately = last !== undefined && now.getTime() - last.at.getTime() < dayMs
  return {
    id: `child-${kind}`,
    title: childNames[kind] ?? same(kind),
    tone: failedLately || waiting > size * 5 ? 'attention' : 'good',
    text: [
      `${size} 个中 ${busy} 个在工作，${waiting} 项等待，启动以来失败 ${failures} 次${failedLately ? `：${last.cause}` : ''}`,
      `${busy} of ${size} at work, ${waiting} tasks waiting, ${failures} failed since the start${failedLately ? `: ${last.cause}` : ''}`,
      `${size} 個中 ${busy} 個在工作，${waiting} 項等待，啟動以來失敗 ${failures} 次${failedLately ? `：${last.cause}` : ''}`,
    ],
    since: failedLately ? last.at : null,
    advice: failedLately
      ? [
          '失败的子进程已自动替换。如果经常失败，请检查内存，并查看服务器日志中的原因。',
          'The child that failed was replaced. If it happens often, check the memory and look for the cause in the server log.',
          '失敗的子程序已自動替換。如果經常失敗，請檢查記憶體，並查看伺服器日誌中的原因。',
        ]
      : undefined,
  }
}

export const children = async ({ sql, now }: Ctx): Promise<Group> => {
  const alive = (await listProcesses(sql)).filter(({ is_silent }) => !is_silent)
  const states = Map.groupBy(
    alive.flatMap((row) => ChildStates.parse(row.children)),
    ({ kind }) => kind,
  )
  return {
    id: 'children',
    title: ['子进程', 'Child processes', '子程序'],
    lines: [...states].map(([kind, all]) => childLine(kind, all, now())),
  }
}
