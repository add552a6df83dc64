import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const sessionsWords = wordsOf({
  lead: [
    '当前登录的人员和设备。结束登录会立即生效，当事人会看到原因。',
    'People and devices that are logged in. Ending a login takes effect immediately, and the person sees the reason.',
    '目前登入的人員和裝置。結束登入會立即生效，當事人會看到原因。',
  ],
  search: ['搜索姓名或学工号', 'Search by name or number', '搜尋姓名或學工號'],
  role: ['角色', 'Role', '角色'],
  allRoles: ['全部角色', 'All roles', '全部角色'],
  count: (sessions: number, people: number): Phrase => [
    `${people} 人，${sessions} 个登录`,
    `${counted(people, 'person', 'people')}, ${counted(sessions, 'login')}`,
    `${people} 人，${sessions} 個登入`,
  ],
  person: ['人员', 'Person', '人員'],
  device: ['设备', 'Device', '裝置'],
  network: ['网络', 'Network', '網路'],
  started: ['登录时间', 'Logged in', '登入時間'],
  seen: ['最近使用', 'Last used', '最近使用'],
  action: ['操作', 'Action', '操作'],
  thisOne: ['当前设备', 'This device', '目前裝置'],
  onlyNetwork: (network: string): Phrase => [`只看网络 ${network}`, `Network ${network} only`, `只看網路 ${network}`],
  showAll: ['查看全部', 'Show all', '查看全部'],
  end: ['结束登录', 'End login', '結束登入'],
  endPerson: ['结束此人全部登录', 'End all for this person', '結束此人全部登入'],
  endNetwork: ['结束此网络的全部登录', 'End all from this network', '結束此網路的全部登入'],
  endTitle: (name: string): Phrase => [`结束 ${name} 的登录`, `End ${name}’s login`, `結束 ${name} 的登入`],
  endAllTitle: (count: number): Phrase => [
    `结束 ${count} 个登录`,
    count === 1 ? 'End 1 login' : `End ${count} logins`,
    `結束 ${count} 個登入`,
  ],
  endText: [
    '该设备将立即退出，未保存的内容会丢失。原因会发送给当事人并记入操作日志。',
    'The device is logged out immediately and unsaved work is lost. The reason is sent to the person and kept in the audit log.',
    '該裝置將立即登出，未儲存的內容會遺失。原因會傳送給當事人並記入操作日誌。',
  ],
  endPersonText: [
    '此人的所有设备将立即退出，包括记住登录的设备。',
    'All of this person’s devices are logged out immediately, including remembered ones.',
    '此人的所有裝置將立即登出，包括記住登入的裝置。',
  ],
  endNetworkText: (network: string): Phrase => [
    `来自 ${network} 的所有登录将立即结束，您自己的除外。`,
    `All logins from ${network} end immediately, except your own.`,
    `來自 ${network} 的所有登入將立即結束，您自己的除外。`,
  ],
  ended: (count: number): Phrase => [
    `已结束 ${count} 个登录`,
    count === 1 ? 'Ended 1 login' : `Ended ${count} logins`,
    `已結束 ${count} 個登入`,
  ],
  none: ['没有符合条件的登录', 'No matching logins', '沒有符合條件的登入'],
})
