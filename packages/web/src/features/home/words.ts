import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const homeWords = wordsOf({
  goodMorning: (name: string): Phrase => [`早上好，${name}`, `Good morning, ${name}`, `早安，${name}`],
  goodAfternoon: (name: string): Phrase => [`下午好，${name}`, `Good afternoon, ${name}`, `午安，${name}`],
  goodEvening: (name: string): Phrase => [`晚上好，${name}`, `Good evening, ${name}`, `晚安，${name}`],
  quick: ['快捷入口', 'Shortcuts', '快捷入口'],
  favourites: ['常用服务', 'Favourites', '常用服務'],
  arrange: ['设置', 'Edit', '設定'],
  recent: ['最近使用', 'Recently used', '最近使用'],
  suggested: ['为您推荐', 'Suggested for you', '為您推薦'],
  allServices: ['全部服务', 'All services', '全部服務'],
  notices: ['学校通知', 'Notices', '學校通知'],
  moreNotices: (count: number): Phrase => [`还有 ${count} 条`, `${count} more`, `還有 ${count} 則`],
  understood: ['我知道了', 'Got it', '我知道了'],
  waiting: ['等您处理', 'Waiting for you', '等您處理'],
  showAll: (count: number): Phrase => [`全部 ${count} 项`, `Show all ${count}`, `全部 ${count} 項`],
  codes: ['取件码', 'Pick-up codes', '取件碼'],
  unreadMessages: ['未读消息', 'Unread messages', '未讀訊息'],
  announcements: ['学校公告', 'Announcements', '學校公告'],
  all: ['全部', 'All', '全部'],
  noAnnouncements: ['学校发布的公告会显示在这里。', 'School announcements appear here.', '學校發布的公告會顯示在這裡。'],
  retry: ['重试', 'Try again', '重試'],
})
