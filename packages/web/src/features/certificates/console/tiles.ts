import { consolePaths } from '@campus/contract/paths/console.ts'
import { MailOpenOutline, MailOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const certificatesConsoleTiles: readonly Tile[] = [
  {
    name: 'console-mails',
    group: 'office',
    order: 4190,
    path: consolePaths.mails,
    title: ['证明邮件', 'Certificate email', '證明郵件'],
    spelling: 'zheng ming you jian',
    icon: MailOpenOutline,
  },
  {
    name: 'console-mailbox',
    group: 'office',
    order: 4200,
    path: consolePaths.mailbox,
    title: ['学校发件邮箱', 'School mailbox', '學校寄件信箱'],
    spelling: 'xue xiao fa jian you xiang',
    icon: MailOutline,
  },
]
