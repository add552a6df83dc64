import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const peopleWords = wordsOf({
  lead: ['查找、新增和维护学校的人员。', 'Find, add and manage the people of the school.', '查找、新增和維護學校的人員。'],
  search: ['姓名、拼音或学工号', 'Name, pinyin or number', '姓名、拼音或學工號'],
  userType: ['身份', 'Type', '身分'],
  allTypes: ['全部身份', 'All types', '全部身分'],
  unit: ['单位', 'Unit', '單位'],
  role: ['角色', 'Role', '角色'],
  allRoles: ['全部角色', 'All roles', '全部角色'],
  state: ['状态', 'Status', '狀態'],
  active: ['正常', 'Active', '正常'],
  disabled: ['已停用', 'Disabled', '已停用'],
  clear: ['清除筛选', 'Clear filters', '清除篩選'],
  name: ['姓名', 'Name', '姓名'],
  number: ['学工号', 'Number', '學工號'],
  lastLogin: ['最近登录', 'Last login', '最近登入'],
  never: ['从未登录', 'Never', '從未登入'],
  none: ['没有符合条件的人员。', 'No matching people.', '沒有符合條件的人員。'],
  disableAll: (count: number): Phrase => [
    `停用 ${count} 个账号？`,
    count === 1 ? 'Disable 1 account?' : `Disable ${count} accounts?`,
    `停用 ${count} 個帳號？`,
  ],
  enableAll: (count: number): Phrase => [
    `启用 ${count} 个账号？`,
    count === 1 ? 'Enable 1 account?' : `Enable ${count} accounts?`,
    `啟用 ${count} 個帳號？`,
  ],
  add: ['新增人员', 'Add person', '新增人員'],
  added: ['已新增', 'Added', '已新增'],
  importPeople: ['批量导入', 'Import', '批次匯入'],
  grade: ['年级', 'Year of entry', '年級'],
  phone: ['手机号', 'Mobile', '手機號碼'],
  email: ['邮箱', 'Email', '電子信箱'],
  idCard: ['身份证号', 'ID number', '身分證號'],
  noPassword: [
    '新增的人员没有密码，用手机或邮箱验证码、统一认证首次登录。',
    'A new person has no password. They first log in with a code sent to their phone or email, or with single sign-on.',
    '新增的人員沒有密碼，用手機或電子信箱驗證碼、統一認證首次登入。',
  ],
})
