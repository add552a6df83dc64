import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../navigation/screen.ts'

export const messagesScreens: readonly Screen[] = [
  {
    path: messagesPaths.messages,
    load: () => import('./inbox-screen.tsx'),
    guard: 'user',
    title: ['消息', 'Messages', '訊息'],
    layout: 'tab',
  },
  {
    path: messagesPaths.group,
    load: () => import('./group-screen.tsx'),
    guard: 'user',
    title: ['消息列表', 'Messages', '訊息列表'],
    layout: 'bar',
  },
  {
    path: messagesPaths.find,
    load: () => import('./find-screen.tsx'),
    guard: 'user',
    title: ['查找消息', 'Search messages', '查找訊息'],
    layout: 'bar',
  },
  {
    path: messagesPaths.message,
    load: () => import('./message-screen.tsx'),
    guard: 'user',
    title: ['消息详情', 'Message', '訊息詳情'],
    layout: 'bar',
  },
  {
    path: messagesPaths.reminders,
    load: () => import('./reminders-screen.tsx'),
    guard: 'user',
    title: ['消息提醒', 'Notifications', '訊息提醒'],
    layout: 'bar',
  },
  {
    path: messagesPaths.write,
    load: () => import('./write-screen.tsx'),
    guard: ['admin', 'manager'],
    title: ['发公告', 'New announcement', '發公告'],
    layout: 'bar',
  },
]
