import { BellOutline } from '@campus/ui/icons/bell-outline.ts'
import { CalendarOutline } from '@campus/ui/icons/calendar-outline.ts'
import { CheckCircleOutline } from '@campus/ui/icons/check-circle-outline.ts'
import { EditSOutline } from '@campus/ui/icons/edit-s-outline.ts'
import { ExclamationShieldOutline } from '@campus/ui/icons/exclamation-shield-outline.ts'
import { MessageOutline } from '@campus/ui/icons/message-outline.ts'
import { PhonebookOutline } from '@campus/ui/icons/phonebook-outline.ts'
import { QuestionCircleOutline } from '@campus/ui/icons/question-circle-outline.ts'
import { ScanningOutline } from '@campus/ui/icons/scanning-outline.ts'
import { SmileOutline } from '@campus/ui/icons/smile-outline.ts'
import { TeamOutline } from '@campus/ui/icons/team-outline.ts'
import { UnorderedListOutline } from '@campus/ui/icons/unordered-list-outline.ts'
import { helpPaths } from '../paths/help.ts'
import { messagesPaths } from '../paths/messages.ts'
import { peoplePaths } from '../paths/people.ts'
import type { Service } from './services.ts'

export const officeServices: readonly Service[] = [
  {
    name: 'scan',
    group: 'office',
    path: messagesPaths.scan,
    title: ['扫一扫', 'Scan', '掃一掃'],
    spelling: 'sao yi sao',
    icon: ScanningOutline,
  },
  {
    name: 'leave',
    group: 'office',
    path: messagesPaths.askLeave,
    title: ['请假', 'Ask for leave', '請假'],
    spelling: 'qing jia',
    icon: CalendarOutline,
  },
  {
    name: 'leave-list',
    group: 'office',
    path: messagesPaths.ownLeave,
    title: ['我的请假', 'My leave', '我的請假'],
    spelling: 'wo de qing jia',
    icon: UnorderedListOutline,
  },
  {
    name: 'leave-decisions',
    group: 'office',
    path: messagesPaths.leaveDecisions,
    title: ['请假审批', 'Decide leave', '請假審批'],
    spelling: 'qing jia shen pi',
    icon: CheckCircleOutline,
  },
  {
    name: 'announce',
    group: 'office',
    path: messagesPaths.write,
    title: ['发公告', 'Announce', '發公告'],
    spelling: 'fa gong gao',
    icon: EditSOutline,
  },
  {
    name: 'address-book',
    group: 'office',
    path: messagesPaths.book,
    title: ['通讯录', 'Contacts', '通訊錄'],
    spelling: 'tong xun lu',
    icon: TeamOutline,
  },
  {
    name: 'reminders',
    group: 'office',
    path: messagesPaths.reminders,
    title: ['消息提醒', 'Reminders', '訊息提醒'],
    spelling: 'xiao xi ti xing',
    icon: BellOutline,
  },
  {
    name: 'emergency',
    group: 'office',
    path: peoplePaths.emergency,
    title: ['紧急联系', 'Emergency', '緊急聯絡'],
    spelling: 'jin ji lian xi',
    icon: ExclamationShieldOutline,
  },
  {
    name: 'feedback',
    group: 'office',
    path: helpPaths.writeFeedback,
    title: ['意见反馈', 'Feedback', '意見回饋'],
    spelling: 'yi jian fan kui',
    icon: MessageOutline,
  },
  {
    name: 'evaluation',
    group: 'office',
    path: helpPaths.evaluation,
    title: ['服务评价', 'Rate a service', '服務評價'],
    spelling: 'fu wu ping jia',
    icon: SmileOutline,
  },
  {
    name: 'help',
    group: 'office',
    path: helpPaths.help,
    title: ['帮助中心', 'Help', '說明中心'],
    spelling: 'bang zhu zhong xin',
    icon: QuestionCircleOutline,
  },
  {
    name: 'help-desk',
    group: 'office',
    path: helpPaths.helpDesk,
    title: ['服务台', 'Help desk', '服務臺'],
    spelling: 'fu wu tai',
    icon: PhonebookOutline,
  },
]
