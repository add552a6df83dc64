import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { accessReasons } from '@campus/contract/operations/access.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const reasons: Record<(typeof accessReasons)[number], Phrase> = {
  public: ['这个功能对所有人开放，无需登录。', 'Open to everyone, no login needed.', '這個功能對所有人開放，無需登入。'],
  any_login: ['任何登录的人都可以使用。', 'Open to everyone who is logged in.', '任何登入的人都可以使用。'],
  role: ['此人的角色在允许的角色之中。', 'One of their roles is among those allowed.', '此人的角色在允許的角色之中。'],
  no_role: ['此人的角色都不在允许的角色之中。', 'None of their roles is among those allowed.', '此人的角色都不在允許的角色之中。'],
  duty: [
    '此人有允许的角色，但被分工限制在其他功能内，或分工已到期。',
    'They have an allowed role, but a duty limits it to other parts or has expired.',
    '此人有允許的角色，但被分工限制在其他功能內，或分工已到期。',
  ],
  account_disabled: ['账号已停用，无法登录。', 'The account is disabled, so they cannot log in.', '帳號已停用，無法登入。'],
  machines_only: ['只供自助终端使用，任何人都不能使用。', 'Only terminals can use this.', '只供自助終端使用，任何人都不能使用。'],
}

export const accessWords = wordsOf({
  matrixLead: [
    '每个接口允许哪些角色使用，来自系统的接口约定，不能在此修改。',
    'Which roles can use each call, as declared in the code. It cannot be changed here.',
    '每個介面允許哪些角色使用，來自系統的介面約定，不能在此修改。',
  ],
  search: ['搜索接口', 'Search calls and summaries', '搜尋介面'],
  area: ['模块', 'Area', '模組'],
  allAreas: ['全部模块', 'All areas', '全部模組'],
  role: ['角色', 'Role', '角色'],
  allRoles: ['全部角色', 'All roles', '全部角色'],
  call: ['接口', 'Call', '介面'],
  who: ['允许的角色', 'Allowed', '允許的角色'],
  everybody: ['所有人', 'Everyone', '所有人'],
  anyLogin: ['登录的人', 'Logged in', '登入的人'],
  proof: ['需再次验证身份', 'Needs confirmation', '需再次驗證身分'],
  count: (count: number): Phrase => [`${count} 个接口`, counted(count, 'call'), `${count} 個介面`],
  none: ['没有符合条件的接口', 'No matching calls', '沒有符合條件的介面'],
  whyLead: [
    '查看某人为什么可以或不可以使用某个接口：角色、管理范围和接口约定。',
    'See why someone can or cannot use a call: their roles, the units covered and the rule.',
    '查看某人為什麼可以或不可以使用某個介面：角色、管理範圍和介面約定。',
  ],
  number: ['学工号', 'Number', '學工號'],
  callName: ['接口', 'Call', '介面'],
  callHint: (call: string): Phrase => [`例如 ${call}`, `For example ${call}`, `例如 ${call}`],
  ask: ['查询', 'Look up', '查詢'],
  allowed: ['可以使用', 'Allowed', '可以使用'],
  notAllowed: ['不可以使用', 'Not allowed', '不可以使用'],
  reason: (reason: (typeof accessReasons)[number]): Phrase => reasons[reason],
  byRoles: ['凭借角色', 'By role', '憑藉角色'],
  rule: ['接口约定', 'Rule', '介面約定'],
  grants: ['角色与范围', 'Roles and units', '角色與範圍'],
  reach: ['范围', 'Units', '範圍'],
  wholeSchool: ['全校', 'Whole school', '全校'],
  since: ['授予时间', 'Since', '授予時間'],
  disabled: ['账号已停用', 'Account disabled', '帳號已停用'],
  unused: ['90 天未使用的管理角色', 'Managing roles not used for 90 days', '90 天未使用的管理角色'],
  unusedNote: [
    '90 天内没有任何管理操作。不再需要的角色请收回。',
    'They have not been used for 90 days. Remove any that are no longer needed.',
    '90 天內沒有任何管理操作。不再需要的角色請收回。',
  ],
  noneUnused: ['没有闲置的管理角色', 'Every managing role is in use', '沒有閒置的管理角色'],
  person: ['人员', 'Person', '人員'],
  lastActed: ['最近操作', 'Last action', '最近操作'],
  lastLogin: ['最近登录', 'Last login', '最近登入'],
  never: ['从未', 'Never', '從未'],
})
