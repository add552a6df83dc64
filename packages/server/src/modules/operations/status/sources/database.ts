import { statfs } from 'node:fs/promises'
import type { Ctx } from '../../../../context/context.ts'
import { readQueueFacts } from '../../../../platform/queue-facts.ts'
import { type Group, type Line, minutesSince, sizeOf } from '../status-line.ts'
import { listStrayRows, readDatabaseFacts } from './database.repository.ts'

const fullShare = 0.8

/** Each month of a log has a table of its own, made ahead. Rows outside of them keep the next months from being made. */
const logMonths = async (sql: Ctx['sql']): Promise<Line> => {
  const stray = await listStrayRows(sql)
  const names = stray.map(({ log, stray }) => `${log} ${stray}`).join(', ')
  const line = { id: 'log-months', title: ['日志分区', 'Months of the logs', '日誌分區'] } as const
  if (stray.length === 0)
    return { ...line, tone: 'good', text: ['所有记录都在各自的月份中', 'All rows are in their months', '所有記錄都在各自的月份中'] }
  return {
    ...line,
    tone: 'bad',
    text: [`有记录不在任何月份中：${names}`, `Rows outside of all months: ${names}`, `有記錄不在任何月份中：${names}`],
    advice: [
      '请检查服务器的时钟和后台任务 logs.make-months，然后按运维手册“日志的月份”把这些记录移到各自的月份。',
      'Check the clock of the server and the background job logs.make-months. Then move these rows as described under “Months of the logs” in docs/operations.md.',
      '請檢查伺服器的時鐘和背景任務 logs.make-months，然後按維運手冊「日誌的月份」把這些記錄移到各自的月份。',
    ],
  }
}

export const database = async ({ sql }: Ctx): Promise<Group> => {
  const { bytes, used, available, slow, slow_since, started_at } = await readDatabaseFacts(sql)
  const isNearlyFull = used > available * fullShare
  return {
    id: 'database',
    title: ['数据库', 'Database', '資料庫'],
    lines: [
      {
        id: 'size',
        title: ['大小', 'Size', '大小'],
        tone: 'good',
        text: [`${sizeOf(bytes)}，正在运行`, `${sizeOf(bytes)}, running`, `${sizeOf(bytes)}，正在執行`],
        since: started_at,
      },
      {
        id: 'connections',
        title: ['连接', 'Connections', '連線'],
        tone: isNearlyFull ? 'attention' : 'good',
        text: [`${available} 个中已用 ${used} 个`, `${used} of ${available} in use`, `${available} 個中已用 ${used} 個`],
        advice: isNearlyFull
          ? [
              '请调大数据库的 max_connections，或减少每个进程的 DATABASE_CONNECTIONS。',
              'Raise max_connections of the database, or lower DATABASE_CONNECTIONS of each process.',
              '請調大資料庫的 max_connections，或減少每個程序的 DATABASE_CONNECTIONS。',
            ]
          : undefined,
      },
      {
        id: 'slow',
        title: ['慢查询', 'Slow statements', '慢查詢'],
        tone: slow > 0 ? 'attention' : 'good',
        text:
          slow > 0
            ? [`${slow} 条语句已运行超过 5 秒`, `${slow} running for more than 5 seconds`, `${slow} 條語句已執行超過 5 秒`]
            : ['没有超过 5 秒的语句', 'None running for more than 5 seconds', '沒有超過 5 秒的語句'],
        since: slow_since,
        advice:
          slow > 0
            ? [
                '导出或统计可能需要这么久；如果反复出现，请查看数据库日志。',
                'An export or a report may take that long. If it happens again, check the database log.',
                '匯出或統計可能需要這麼久；如果反覆出現，請查看資料庫日誌。',
              ]
            : undefined,
      },
      await logMonths(sql),
    ],
  }
}

/** Work that nobody begins for so long waits for a process that is not there. */
const [lateMinutes, stuckMinutes] = [5, 30]

export const queue = async ({ sql }: Ctx): Promise<Group> => {
  const { waiting, oldest, active, failed, failed_at } = await readQueueFacts(sql)
  const late = oldest ? minutesSince(oldest, new Date()) : 0
  return {
    id: 'queue',
    title: ['后台任务', 'Background jobs', '背景任務'],
    lines: [
      {
        id: 'waiting',
        title: ['等待', 'Waiting', '等待'],
        tone: late >= stuckMinutes ? 'bad' : late >= lateMinutes ? 'attention' : 'good',
        text: [
          `${waiting} 项等待，${active} 项进行中${late > 0 ? `，最早的已等 ${late} 分钟` : ''}`,
          `${waiting} waiting, ${active} running${late > 0 ? `, the oldest for ${late} min` : ''}`,
          `${waiting} 項等待，${active} 項進行中${late > 0 ? `，最早的已等 ${late} 分鐘` : ''}`,
        ],
        since: late >= lateMinutes ? oldest : null,
        advice:
          late >= lateMinutes
            ? [
                '请检查服务进程是否在运行；如果都很忙，请再启动一个进程。',
                'Check whether server processes are running. If they are all busy, start another one.',
                '請檢查服務程序是否在執行；如果都很忙，請再啟動一個程序。',
              ]
            : undefined,
      },
      {
        id: 'failed',
        title: ['失败', 'Failed', '失敗'],
        tone: failed > 0 ? 'attention' : 'good',
        text: failed > 0 ? [`${failed} 项已停止重试`, `${failed} given up`, `${failed} 項已停止重試`] : ['没有', 'None', '沒有'],
        since: failed_at,
        advice:
          failed > 0
            ? [
                '请在“后台任务”中查看原因，排除后重试或放弃。',
                'Open Background jobs to see the cause, then retry or drop them.',
                '請在「背景任務」中查看原因，排除後重試或放棄。',
              ]
            : undefined,
      },
    ],
  }
}

const [lowShare, fullDiskShare] = [0.15, 0.05]

export const disk = async ({ services }: Ctx): Promise<Group> => {
  const { blocks, bavail, bsize } = await statfs(services.config.dataFolder)
  const share = blocks > 0 ? bavail / blocks : 1
  const line: Line = {
    id: 'data',
    title: ['数据目录', 'Data folder', '資料目錄'],
    tone: share < fullDiskShare ? 'bad' : share < lowShare ? 'attention' : 'good',
    text: [
      `${sizeOf(blocks * bsize)} 中剩余 ${sizeOf(bavail * bsize)}（${Math.round(share * 100)}%）`,
      `${sizeOf(bavail * bsize)} of ${sizeOf(blocks * bsize)} free (${Math.round(share * 100)}%)`,
      `${sizeOf(blocks * bsize)} 中剩餘 ${sizeOf(bavail * bsize)}（${Math.round(share * 100)}%）`,
    ],
    advice:
      share < lowShare
        ? [
            '请清理旧备份和日志，或扩大磁盘；写满后数据库会停止。',
            'Remove old backups and logs or enlarge the disk. The database stops when it is full.',
            '請清理舊備份和日誌，或擴大磁碟；寫滿後資料庫會停止。',
          ]
        : undefined,
  }
  return { id: 'disk', title: ['磁盘', 'Disk', '磁碟'], lines: [line] }
}
