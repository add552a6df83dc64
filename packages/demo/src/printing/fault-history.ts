import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'

export interface DemoFault {
  readonly code: string
  readonly terminal: string
  readonly kind: FaultKind
  readonly foundHoursAgo: number
  /** Minutes until it was over; nobody has taken care of it yet where there are none. */
  readonly minutes?: number
  /** Found before anybody reported it; the printer was stopped, or heartbeats were missing. */
  readonly foundBy: 'watch' | 'people'
  /** The administrator's note; a fault that ended by itself has none. */
  readonly notes?: string
  readonly reports: readonly { readonly by: string; readonly text: string }[]
}

/** What was wrong with the terminals in the last weeks, the oldest first. */
export const demoFaults: readonly DemoFault[] = [
  {
    code: 'library-jam',
    terminal: 'ZD-01',
    kind: 'media_jam',
    foundHoursAgo: 461,
    minutes: 48,
    foundBy: 'watch',
    notes: '已取出卡纸并清洁进纸轮，可以正常使用。',
    reports: [{ by: '100003', text: '打印到第二页卡住了，纸露出一半。' }],
  },
  { code: 'dormitory-paper', terminal: 'ZD-03', kind: 'media_empty', foundHoursAgo: 302, minutes: 22, foundBy: 'watch', reports: [] },
  { code: 'centre-network', terminal: 'ZD-02', kind: 'offline', foundHoursAgo: 231, minutes: 65, foundBy: 'watch', reports: [] },
  {
    code: 'library-scanner',
    terminal: 'ZD-01',
    kind: 'scanner',
    foundHoursAgo: 150,
    minutes: 190,
    foundBy: 'people',
    notes: '扫码口镜片有污渍，已擦拭；也可以输入 12 位取件码。',
    reports: [
      { by: '100001', text: '扫码口对准取件码没有反应，试了三次。' },
      { by: '100005', text: '取件码扫不出来，只能手动输入。' },
    ],
  },
  {
    code: 'office-toner',
    terminal: 'ZD-05',
    kind: 'toner',
    foundHoursAgo: 78,
    minutes: 95,
    foundBy: 'watch',
    notes: '已更换碳粉。',
    reports: [],
  },
  {
    code: 'teaching-paper',
    terminal: 'ZD-04',
    kind: 'media_empty',
    foundHoursAgo: 3,
    foundBy: 'people',
    reports: [
      { by: '100001', text: '第二教学楼的终端没有纸了，屏幕提示暂时不能打印。' },
      { by: '100004', text: '上午就缺纸，到现在还没有人补。' },
    ],
  },
]
