import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  announce: [
    ['通知', 'notice', '通知', 'tong zhi'],
    ['群发', 'send to all', '群發', 'qun fa'],
  ],
  reminders: [
    ['免打扰', 'quiet hours', '勿擾', 'mian da rao'],
    ['通知设置', 'notifications', '通知設定', 'tong zhi she zhi'],
  ],
  'console-announcements': [
    ['通知', 'notice', '通知', 'tong zhi'],
    ['发布', 'publish', '發布', 'fa bu'],
  ],
}
